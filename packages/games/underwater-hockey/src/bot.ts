import type { Bot, Dice } from '@sextant/engine'
import type { Action } from './actions.ts'
import { CARDS } from './bot-cards.ts'
import type { Event } from './events.ts'
import { programs } from './programs.ts'
import { tactician } from './search/tactician.ts'
import type { State } from './state.ts'
import type { Hockey } from './types.ts'

type HockeyBot = Bot<Hockey>

const { novice } = programs

/** The game's own opponents, weakest first. The playbook proposes; programs change what they know better. */
export const bots: readonly HockeyBot[] = [
  {
    ...CARDS.novice,
    join: (rules, seat) => ({
      choose: (view, dice) => (loses(view, seat, dice) ? dice.pick(rules.legal(view, seat)) : COMMIT),
    }),
  },
  {
    ...CARDS.script,
    join: () => ({ choose: () => COMMIT }),
  },
  tactician,
]

const COMMIT: Action = { type: 'commit' }

/** Whether another swimmer does as it likes. */
function loses({ changes }: State, seat: number, dice: Dice): boolean {
  return (changes[seat as 0 | 1] ?? 0) < novice.lapsesAtMost && dice.chance(novice.lapse)
}
