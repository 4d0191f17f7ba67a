import type { GameTypes, Viewer } from '../game/game.ts'
import { withChanges } from '../plain/draft.ts'
import { samePlain } from '../plain/plain.ts'
import type { ActionStep, Journal, Step } from './journal.ts'

/** The steps of a match as each viewer may count them: a plan that another seat makes in secret has no number. */
export interface KnownSteps {
  /** By the place of a step: its number for the viewer, from 1, or nothing where the viewer cannot know of it. */
  numbers(viewer: Viewer): readonly (number | undefined)[]
  /** How many the viewer knows of. */
  count(viewer: Viewer): number
}

export function knownSteps<T extends GameTypes>(
  journal: Pick<Journal<T>, 'rules' | 'start' | 'steps' | 'state'>,
): KnownSteps {
  const { rules, start, steps } = journal
  const counted = new Map<Viewer, Counted<T>>()
  const begin: Walked<T> = { place: 0, last: undefined, state: start.state }
  let walked = begin

  /** Out of the changes where the journal no longer has it. */
  function stateBefore(place: number): T['state'] {
    const step = steps[place]
    if (!step) return journal.state
    if (step.kind === 'action' && 'before' in step.undo) return step.undo.before
    if (walked.place > place || steps[walked.place - 1] !== walked.last) walked = begin
    while (walked.place < place) {
      const last = steps[walked.place]
      const state = last?.kind === 'action' ? withChanges(walked.state, last.changes) : walked.state
      walked = { place: walked.place + 1, last, state }
    }
    return walked.state
  }

  function knows(viewer: Viewer, place: number, step: Step<T>): boolean {
    if (step.kind === 'end' || step.seat === viewer || hears(step, viewer)) return true
    return !samePlain(rules.view(stateBefore(place), viewer), rules.view(stateBefore(place + 1), viewer))
  }

  function hears({ events }: ActionStep<T>, viewer: Viewer): boolean {
    return events.some(event => rules.hears?.(event, viewer) ?? true)
  }

  /** Steps grow at the end, and shrink there by undo: what has been counted is kept. */
  function upToNow(viewer: Viewer): Counted<T> {
    const known = counted.get(viewer) ?? { steps: [], numbers: [], counts: [] }
    counted.set(viewer, known)
    let same = Math.min(known.steps.length, steps.length)
    while (same > 0 && known.steps[same - 1] !== steps[same - 1]) same--
    for (const list of [known.steps, known.numbers, known.counts]) list.length = same
    for (let place = same; place < steps.length; place++) {
      const step = steps[place] as Step<T>
      const before = known.counts.at(-1) ?? 0
      const number = knows(viewer, place, step) ? before + 1 : undefined
      known.steps.push(step)
      known.numbers.push(number)
      known.counts.push(number ?? before)
    }
    return known
  }

  return {
    numbers: viewer => upToNow(viewer).numbers,
    count: viewer => upToNow(viewer).counts.at(-1) ?? 0,
  }
}

/** The state before a place, and the step that led to it. */
interface Walked<T extends GameTypes> {
  readonly place: number
  readonly last: Step<T> | undefined
  readonly state: T['state']
}

interface Counted<T extends GameTypes> {
  readonly steps: Step<T>[]
  readonly numbers: (number | undefined)[]
  /** After each step. */
  readonly counts: number[]
}
