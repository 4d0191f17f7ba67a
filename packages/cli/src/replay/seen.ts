import {
  checkShape,
  type Deviation,
  type Game,
  type GameTypes,
  heardBy,
  type MatchRecord,
  type RecordedStates,
  type Rules,
  replay,
  type Seat,
  samePlain,
  type Viewer,
} from '@sextant/engine'
import { replayedEvents } from '@sextant/session'

/** A record that was read, with its states. */
export interface OpenedRecord {
  readonly file: string
  readonly record: MatchRecord
  readonly states: RecordedStates
}

/** Whose eyes a match is shown to: `all` see what was recorded, everybody else what the rules let them see. */
export type Eyes = Viewer | 'all'

/** What can be shown of a recorded match up to a step. */
export interface Seen<T extends GameTypes> {
  readonly eyes: Eyes
  /** The last step, as these eyes count them. */
  readonly step: number
  /** By their count, the numbers of the steps in the record; that of the set-up is 0. */
  readonly numbers: readonly number[]
  /** Where the game of today still takes them. */
  readonly options: T['options'] | undefined
  /** The events of the set-up and of each step, as far as they are known. */
  readonly events: readonly (readonly T['event'][])[]
  /** The state after the last step; nothing where it cannot be shown without its secrets. */
  readonly state: unknown
  /** The same, where it is a state of the game of today. */
  readonly view: T['state'] | undefined
  /** Where the rules of today play it differently; what differs there is for all eyes only. */
  readonly deviation: Pick<Deviation, 'step'> | Deviation | undefined
}

/** `chosen` says which step is asked for, out of all that the eyes can tell apart. */
export function seenBy<T extends GameTypes>(
  eyes: Eyes,
  game: Game<T>,
  { record, states }: OpenedRecord,
  chosen: (last: number) => number,
): Seen<T> {
  const { events, trouble: deviation } = replayedEvents<T['event'], Deviation>(upTo =>
    replay(game, record, upTo),
  )
  const checked = checkShape(game.options, record.options)
  const options = checked.ok ? checked.value : undefined
  if (eyes === 'all') {
    const step = chosen(record.steps.length)
    const recorded = states.at(step)
    const state = checkShape(game.state, recorded)
    return {
      eyes,
      step,
      numbers: Array.from({ length: states.length }, (_, number) => number),
      options,
      events: events.slice(0, step + 1),
      state: recorded,
      view: state.ok ? state.value : undefined,
      deviation: deviation && deviationOf(deviation),
    }
  }
  // Only rules know what is secret: without them there is nothing that can be shown.
  const rules = checked.ok ? attempt(() => game.load(checked.value)) : undefined
  const views = states.map(recorded => {
    const state = checkShape(game.state, recorded)
    return rules && state.ok ? viewOf(rules, state.value, eyes) : undefined
  })
  const heard = rules ? events.map(list => heardBy(rules, list, eyes)) : []
  const numbers = noticedBy(eyes, record, views, heard)
  const step = chosen(numbers.length - 1)
  const view = views[numbers[step] ?? 0]
  const known = numbers.slice(0, step + 1).filter(number => number < heard.length)
  return {
    eyes,
    step,
    numbers,
    options,
    events: known.map(number => heard[number] ?? []),
    state: view,
    view,
    deviation: deviation && { step: numbers.filter(number => number < deviation.step).length },
  }
}

/**
 * The steps that somebody could notice, by their numbers in the record: their own, those that they heard of and those that
 * changed what they saw. Others are left out and not counted, for how often somebody planned is a secret too.
 */
function noticedBy(
  eyes: Viewer,
  { steps }: MatchRecord,
  views: readonly unknown[],
  heard: readonly (readonly unknown[])[],
): number[] {
  const noticed = steps.flatMap((step, index) => {
    const own = 'end' in step || step.seat === eyes
    const learnt = (heard[index + 1] ?? []).length > 0 || !samePlain(views[index], views[index + 1])
    return own || learnt ? [index + 1] : []
  })
  return [0, ...noticed]
}

function deviationOf({ step, message, differences }: Deviation): Deviation {
  return { step, message, differences }
}

/** Said of what is recorded but may not be seen as it is. */
export const WITHHELD = 'cannot be shown: under the current rules it is unclear what in it is secret'

/** Whether all that was asked for is shown. */
export function isWhole<T extends GameTypes>({ eyes, step, events, state }: Seen<T>): boolean {
  return eyes === 'all' || (state !== undefined && events.length > step)
}

function viewOf<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  viewer: Seat | 'spectator',
): T['state'] | undefined {
  if (viewer !== 'spectator' && viewer >= rules.seats.length) return undefined
  return attempt(() => rules.view(state, viewer))
}

/** What was recorded under older rules may be more than those of today can take. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
