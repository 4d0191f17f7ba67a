import { RecordingDice } from '../dice/recording-dice.ts'
import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes, Seat } from '../game/game.ts'
import type { Loaded } from './check.ts'

/** What an action leads to, always with the same dice. */
export interface After<T extends GameTypes> {
  readonly state: T['state']
  readonly events: readonly T['event'][]
  /** Dice were drawn or something hidden became known: it cannot be taken back. */
  readonly final: boolean
}

/** The action carried out on a copy. */
export function after<T extends GameTypes>(
  { rules }: Loaded<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): After<T> {
  const next = rules.copy(state)
  const events: T['event'][] = []
  const dice = new RecordingDice(SeededDice.from('after'))
  rules.apply(next, seat, action, dice, event => events.push(event))
  const final = dice.draws.length > 0 || events.some(event => rules.reveals?.(event))
  return { state: next, events, final }
}
