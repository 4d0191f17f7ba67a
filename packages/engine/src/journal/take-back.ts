import type { GameTypes, Refusal, Rules, Seat } from '../game/game.ts'
import { samePlain } from '../plain/plain.ts'
import type { ActionStep, Step } from './journal.ts'
import { heardBy } from './news.ts'

/** Steps and the state they lead to. */
export interface Standing<T extends GameTypes> {
  readonly steps: readonly Step<T>[]
  readonly state: T['state']
}

/** Takes a step once more on another state, without dice; nothing where the rules refuse it or would draw. */
export type Again<T extends GameTypes> = (state: T['state'], step: ActionStep<T>) => Retaken<T> | undefined

export interface Retaken<T extends GameTypes> {
  readonly step: ActionStep<T>
  readonly state: T['state']
}

export type TakenBack<T extends GameTypes> =
  | { readonly ok: true; readonly step: ActionStep<T>; readonly left: Standing<T> }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * A seat's last action taken back. Later steps of other seats stay where they do not concern it, for they plan beside it
 * or where it cannot notice them; so nobody's planning stops another's undo, and no refusal tells that somebody planned.
 */
export function takenBack<T extends GameTypes>(
  rules: Rules<T>,
  { steps, state }: Standing<T>,
  seat: Seat,
  again: Again<T>,
): TakenBack<T> {
  // With the end the seed and everything hidden are out.
  if (steps.at(-1)?.kind === 'end' || rules.outcome(state)) return refused(matchOver)
  let at = steps.length - 1
  while (at >= 0 && !isOf(steps[at], seat) && besides(rules, { steps, state }, at, seat)) at--
  const step = steps[at]
  if (step?.kind !== 'action') return refused(nothingToUndo)
  if (step.seat !== seat) return refused(othersActed(rules, step.seat))
  if ('refusal' in step.undo) return refused(step.undo.refusal)
  let left: Standing<T> = { steps: steps.slice(0, at), state: step.undo.before }
  for (const later of steps.slice(at + 1)) {
    const retaken = later.kind === 'action' ? again(left.state, later) : undefined
    if (!retaken) return refused(othersActed(rules, later.kind === 'action' ? later.seat : seat))
    left = { steps: [...left.steps, retaken.step], state: retaken.state }
  }
  return { ok: true, step, left }
}

/** Whether a step of another seat leaves what this seat did before it as it was: it plans beside it, or unnoticed. */
export function besides<T extends GameTypes>(
  rules: Rules<T>,
  { steps, state }: Standing<T>,
  at: number,
  seat: Seat,
): boolean {
  const step = steps[at]
  if (step?.kind !== 'action' || 'refusal' in step.undo || rules.seats[seat] === undefined) return false
  const { before } = step.undo
  const next = steps[at + 1]
  const after = next?.kind === 'action' && 'before' in next.undo ? next.undo.before : state
  const asked = rules.toAct(before)
  if (asked.includes(seat) && asked.includes(step.seat) && rules.toAct(after).includes(seat)) return true
  return (
    heardBy(rules, step.events, seat).length === 0 &&
    samePlain(rules.view(before, seat), rules.view(after, seat))
  )
}

function isOf<T extends GameTypes>(step: Step<T> | undefined, seat: Seat): boolean {
  return step?.kind === 'action' && step.seat === seat
}

function refused(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal }
}

function othersActed<T extends GameTypes>(rules: Rules<T>, seat: Seat): Refusal {
  const name = rules.seats[seat] ?? ''
  return { code: 'others-acted', message: `Undo isn't possible: ${name} has acted since.`, values: { name } }
}

export const matchOver: Refusal = { code: 'match-over', message: 'The match is over.' }
const nothingToUndo: Refusal = { code: 'nothing-to-undo', message: 'Nothing to undo.' }
