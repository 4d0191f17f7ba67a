import { type Bot, type Dice, parseShape } from '@sextant/engine'
import * as v from 'valibot'
import programs from '#data/programs.json' with { type: 'json' }
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { tactician } from './search/tactician.ts'
import type { State } from './state.ts'

type HockeyBot = Bot<State, Action, Event>

/** How often a novice's swimmers lose their heads, one after the other, and how many in a turn. */
const { novice } = parseShape(
  v.strictObject({
    novice: v.strictObject({
      lapse: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      lapsesAtMost: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  }),
  programs,
  'data/programs.json',
)

/** The game's own opponents, weakest first. The playbook proposes; programs change what they know better. */
export const bots: readonly HockeyBot[] = [
  {
    id: 'novice',
    title: 'Novice',
    about: 'Easy: plays by the book, but now and then a swimmer loses its head.',
    sit: (rules, seat) => ({
      choose: (view, dice) => (loses(view, seat, dice) ? dice.pick(rules.legal(view, seat)) : COMMIT),
    }),
  },
  {
    id: 'script',
    title: 'Playbook',
    about: 'Plays every proposed plan: lanes, passes and breathing in shifts.',
    sit: () => ({ choose: () => COMMIT }),
  },
  tactician,
]

const COMMIT: Action = { type: 'commit' }

/** Whether another swimmer does as it likes. */
function loses({ changes }: State, seat: number, dice: Dice): boolean {
  return (changes[seat as 0 | 1] ?? 0) < novice.lapsesAtMost && dice.chance(novice.lapse)
}
