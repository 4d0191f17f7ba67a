import type { Seat } from '../game.ts'
import { RecordingDice } from '../recording-dice.ts'
import { SeededDice } from '../seeded-dice.ts'
import type { Loaded } from './check.ts'

/** What an action leads to, always with the same dice. */
export interface After<S, E> {
  readonly state: S
  readonly events: readonly E[]
  /** Dice were drawn or something hidden became known: it cannot be taken back. */
  readonly final: boolean
}

/** The action carried out on a copy. */
export function after<S, A, E, O>(
  { rules }: Loaded<S, A, E, O>,
  state: S,
  seat: Seat,
  action: A,
): After<S, E> {
  const next = rules.copy(state)
  const events: E[] = []
  const dice = new RecordingDice(SeededDice.from('after'))
  rules.apply(next, seat, action, dice, event => events.push(event))
  const final = dice.draws.length > 0 || events.some(event => rules.reveals?.(event))
  return { state: next, events, final }
}
