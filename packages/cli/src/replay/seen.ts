import {
  checkShape,
  type Deviation,
  type Game,
  type GameTypes,
  heardBy,
  type MatchRecord,
  type Rules,
  replay,
  type Seat,
  type Viewer,
} from '@sextant/engine'
import { replayedEvents } from '@sextant/session'

/** A record that was read, with its states. */
export interface OpenedRecord {
  readonly file: string
  readonly record: MatchRecord
  readonly states: readonly unknown[]
}

/** Whose eyes a match is shown to: `all` see what was recorded, everybody else what the rules let them see. */
export type Eyes = Viewer | 'all'

/** What can be shown of a recorded match up to a step. */
export interface Seen<T extends GameTypes> {
  readonly eyes: Eyes
  /** The last step. */
  readonly step: number
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

export function seenBy<T extends GameTypes>(
  eyes: Eyes,
  game: Game<T>,
  { record, states }: OpenedRecord,
  step: number,
): Seen<T> {
  const { events, trouble: deviation } = replayedEvents<T['event'], Deviation>(upTo =>
    replay(game, record, upTo),
  )
  const checked = checkShape(game.options, record.options)
  const options = checked.ok ? checked.value : undefined
  const state = checkShape(game.state, states[step])
  const upTo = events.slice(0, step + 1)
  if (eyes === 'all') {
    const view = state.ok ? state.value : undefined
    return {
      eyes,
      step,
      options,
      events: upTo,
      state: states[step],
      view,
      deviation: deviation && deviationOf(deviation),
    }
  }
  // Only rules know what is secret: without them there is nothing that can be shown.
  const rules = checked.ok ? attempt(() => game.load(checked.value)) : undefined
  const view = rules && state.ok ? viewOf(rules, state.value, eyes) : undefined
  return {
    eyes,
    step,
    options,
    events: rules ? upTo.map(list => heardBy(rules, list, eyes)) : [],
    state: view,
    view,
    deviation: deviation && { step: deviation.step },
  }
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
