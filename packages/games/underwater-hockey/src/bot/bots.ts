import type { Bot, Dice, Seat } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { card } from '../card.ts'
import type { State } from '../state.ts'
import type { Hockey } from '../types.ts'
import { teamAt } from '../units.ts'
import { numbers } from './numbers.ts'
import { tactician } from './tactician.ts'

/** The game's own bots, weakest first. The playbook proposes; bots change what they know better. */
export const bots: readonly Bot<Hockey>[] = [
  {
    ...botCard(card.bots, 'novice'),
    join: (rules, seat) => ({
      choose: (view, dice) => (losesHead(view, seat, dice) ? dice.pick(rules.legal(view, seat)) : COMMIT),
    }),
  },
  {
    ...botCard(card.bots, 'script'),
    join: () => ({ choose: () => COMMIT }),
  },
  tactician,
]

const COMMIT: Action = { type: 'commit' }

/** Whether another of the novice's swimmers does as it likes. */
function losesHead({ changes }: State, seat: Seat, dice: Dice): boolean {
  const { lapse, lapsesAtMost } = numbers.novice
  return changes[teamAt(seat)] < lapsesAtMost && dice.chance(lapse)
}
