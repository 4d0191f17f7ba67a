import {
  type GameTypes,
  heardBy,
  type Journal,
  knownSteps,
  type MatchBegun,
  type MatchRecord,
  matchAt,
  type Step,
  type Viewer,
} from '@sextant/engine'
import { changesOf } from './changes.ts'
import { type Inspection, inspect } from './inspection.ts'
import type { HeardStep, MatchClient } from './match-client.ts'
import { type OpenTurn, turnUnderWay } from './turn.ts'

/** A match in this process. */
export interface LocalMatch<T extends GameTypes> extends MatchClient<T> {
  /** With its seed: all that is needed to go on later. */
  save(): MatchRecord
  /** For developers: the whole state, legal actions and events. */
  inspect(): Inspection
}

/** The match on a journal, with what was promised of it when it began. */
export function localMatchAt<T extends GameTypes>(journal: Journal<T>, begun: MatchBegun): LocalMatch<T> {
  const { rules, options } = journal
  const match = matchAt(journal, begun)
  const known = knownSteps(journal)
  return {
    rules,
    options,
    commitment: match.commitment,
    botSeed: match.botSeed,
    get seq() {
      return match.seq
    },
    seqFor: known.count,
    get toAct() {
      return match.toAct
    },
    get turn() {
      return match.turn
    },
    get outcome() {
      return match.outcome
    },
    openTurn: turnIn(journal),
    view: match.view,
    heard(viewer, fromStep = 0) {
      const setup = fromStep <= 0 ? [heardAtSetup(journal, viewer)] : []
      const numbers = known.numbers(viewer)
      const first = Math.max(0, fromStep - 1)
      const steps = journal.steps.slice(first).flatMap((step, index) => {
        const number = numbers[first + index]
        return number === undefined ? [] : [heardOf(journal, step, number, viewer)]
      })
      return [...setup, ...steps]
    },
    legal: match.legal,
    forecast: match.forecast,
    whyNoUndo: match.whyNoUndo,
    ...changesOf(match),
    save: match.save,
    inspect: () => inspect(journal),
  }
}

function heardAtSetup<T extends GameTypes>({ rules, start }: Journal<T>, viewer: Viewer): HeardStep<T> {
  return { step: 0, seat: undefined, events: heardBy(rules, start.events, viewer) }
}

function heardOf<T extends GameTypes>(
  { rules }: Journal<T>,
  step: Step<T>,
  number: number,
  viewer: Viewer,
): HeardStep<T> {
  if (step.kind === 'action')
    return { step: number, seat: step.seat, events: heardBy(rules, step.events, viewer) }
  const { end } = step
  return { step: number, seat: 'seat' in end ? end.seat : undefined, events: [], end }
}

/** The turn under way, as far as steps can be taken back: what was drawn or revealed before has ended another. */
function turnIn<T extends GameTypes>({ rules, steps, state }: Journal<T>): OpenTurn {
  const position = (at: T['state']) => ({ toAct: rules.toAct(at), turn: rules.turn?.(at) })
  const positions = [position(state)]
  for (const step of [...steps].reverse()) {
    if (step.kind !== 'action' || !('before' in step.undo)) break
    positions.unshift(position(step.undo.before))
  }
  return turnUnderWay(steps.length + 1 - positions.length, positions)
}
