import type { Forecast, Game, Outcome, Refusal, Rules, Seat, Viewer } from './game.ts'
import { copyPlain } from './plain.ts'
import { type MatchRecord, recordOf } from './record.ts'
import { checkShape } from './schema.ts'
import { commitmentTo, diceOfStep } from './seeded-dice.ts'
import { openTable, type Step, type Stepped, type Table } from './table.ts'

/**
 * One match under way. It keeps the state to itself: others see views, hear events and send actions. Clocks
 * are the caller's.
 */
export interface Match<S, A, E> {
  readonly seats: readonly string[]
  /** How many actions have been taken. */
  readonly seq: number
  readonly toAct: readonly Seat[]
  readonly outcome: Outcome | undefined
  /** The promise of the seed: told to everybody at the start, checked by anybody at the end. */
  readonly commitment: string
  view(viewer: Viewer): S
  /** What the viewer has heard, from the set-up (step 0) or a later step on. */
  heard(viewer: Viewer, fromStep?: number): E[]
  legal(seat: Seat): readonly A[]
  forecast(seat: Seat, action: A): Forecast | undefined
  /** Takes an action for a seat, or refuses and changes nothing. Throws a `GameFault` where the rules fail. */
  act(seat: Seat, action: A): Acted<E>
  /** The same for data from outside, which is checked to be an action first. */
  submit(seat: Seat, action: unknown): Acted<E>
  /** Takes the seat's last action back, up to the last dice, reveal or other seat's action. */
  undo(seat: Seat): Refusal | undefined
  /** Why `undo` would be refused, or nothing. */
  whyNoUndo(seat: Seat): Refusal | undefined
  redo(seat: Seat): Acted<E>
  /** Calls back after every change with what that viewer may know. Returns the way to stop it. */
  subscribe(viewer: Viewer, listener: (news: News<E>) => void): () => void
  /** The match as a document. It holds every secret, so it is for whoever keeps the match until it is over. */
  record(): MatchRecord
  /** The record with the seed: all that is needed to go on later. */
  save(): MatchRecord
  /** The whole state, once the match is over and there is nothing left to hide. */
  finalState(): S | undefined
}

/** What can be played at a screen or a terminal: a match, or the decisions of a campaign. */
export type Playable<S, A, E> = Pick<
  Match<S, A, E>,
  | 'seq'
  | 'toAct'
  | 'outcome'
  | 'commitment'
  | 'view'
  | 'heard'
  | 'legal'
  | 'forecast'
  | 'act'
  | 'submit'
  | 'undo'
  | 'whyNoUndo'
  | 'redo'
  | 'finalState'
>

export type Acted<E> =
  | { readonly ok: true; readonly seq: number; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal }

export interface News<E> {
  readonly kind: 'action' | 'undo' | 'redo'
  readonly seq: number
  readonly seat: Seat
  readonly events: readonly E[]
}

export interface MatchSetup<S, O> {
  readonly options: O
  /** Any text; whoever knows it knows the dice, so nobody else must while the match goes on. */
  readonly seed: string
  /** Who sits where, by seat; a seat without a name here goes by its own. */
  readonly players?: readonly string[]
  /** A position to begin from instead of the rules' own set-up. */
  readonly position?: S
}

export function startMatch<S, A, E, O>(game: Game<S, A, E, O>, setup: MatchSetup<S, O>): Match<S, A, E> {
  const { seed, position, players = [] } = setup
  const table = openTable(
    game,
    setup.options,
    position === undefined ? { dice: diceOfStep(seed, 0) } : { position },
  )
  return matchAt(table, seed, players)
}

/** A match on a table that may already have seen some play. */
export function matchAt<S, A, E, O>(
  table: Table<S, A, E, O>,
  seed: string,
  players: readonly string[],
): Match<S, A, E> {
  const { game, rules } = table
  const undone: { readonly seat: Seat; readonly action: A }[] = []
  const untold: News<E>[] = []
  const listeners = new Set<{ readonly viewer: Viewer; readonly listener: (news: News<E>) => void }>()

  function next(seat: Seat, action: A): Stepped<S, A, E> {
    return table.step(seat, action, diceOfStep(seed, table.steps.length + 1))
  }

  /**
   * Tells everybody of one change after the other, those that a listener makes after the one it was told of.
   * A listener's error goes on to the caller when all have been told; the match itself is whole by then.
   */
  function tell(news: News<E>): void {
    untold.push(news)
    if (untold.length > 1) return
    const failures: unknown[] = []
    for (let next = untold[0]; next; untold.shift(), next = untold[0]) {
      for (const { viewer, listener } of [...listeners]) {
        try {
          listener({ ...next, events: heardBy(rules, next.events, viewer) })
        } catch (error) {
          failures.push(error)
        }
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, 'A listener of the match failed; the match stands')
  }

  /** An action was taken: tells everybody, and the one who took it what that seat may hear. */
  function taken(kind: 'action' | 'redo', { seat, events }: Step<S, A, E>): Acted<E> {
    const seq = table.steps.length
    tell({ kind, seq, seat, events })
    return { ok: true, seq, events: heardBy(rules, events, seat) }
  }

  const match: Match<S, A, E> = {
    seats: rules.seats,
    get seq() {
      return table.steps.length
    },
    get toAct() {
      return rules.toAct(table.state)
    },
    get outcome() {
      return rules.outcome(table.state)
    },
    commitment: commitmentTo(seed),
    view: viewer => rules.view(table.state, viewer),
    heard(viewer, fromStep = 0) {
      const events = fromStep <= 0 ? [...table.start.events] : []
      for (const step of table.steps.slice(Math.max(0, fromStep - 1))) events.push(...step.events)
      return heardBy(rules, events, viewer)
    },
    legal: seat => (rules.toAct(table.state).includes(seat) ? rules.legal(table.state, seat) : []),
    forecast: (seat, action) => rules.forecast?.(rules.view(table.state, seat), seat, action),
    act(seat, action) {
      const stepped = next(seat, action)
      if (!stepped.ok) return stepped
      undone.length = 0
      return taken('action', stepped.step)
    },
    submit(seat, action) {
      const checked = checkShape(game.action, action)
      if (checked.ok) return match.act(seat, checked.value)
      const [flaw] = checked.flaws
      const message = `This is not an action of ${game.title}: ${flaw?.path} ${flaw?.message}.`
      return { ok: false, refusal: { code: 'not-an-action', message } }
    },
    whyNoUndo: table.whyNoTakingBack,
    undo(seat) {
      const last = table.steps.at(-1)
      const refusal = table.takeBack(seat)
      if (refusal) return refusal
      if (last) undone.push({ seat: last.seat, action: last.action })
      tell({ kind: 'undo', seq: table.steps.length, seat, events: [] })
      return undefined
    },
    redo(seat) {
      const again = undone.at(-1)
      if (again?.seat !== seat)
        return { ok: false, refusal: { code: 'nothing-to-redo', message: 'There is nothing to do again.' } }
      const stepped = next(seat, again.action)
      if (!stepped.ok) return stepped
      undone.pop()
      return taken('redo', stepped.step)
    },
    subscribe(viewer, listener) {
      const entry = { viewer, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    record: () => recordOf(table, players, seed, rules.outcome(table.state) !== undefined),
    save: () => recordOf(table, players, seed, true),
    finalState: () => (rules.outcome(table.state) ? rules.copy(table.state) : undefined),
  }
  return match
}

/** The events a viewer learns of. */
export function heardBy<S, A, E>(rules: Rules<S, A, E>, events: readonly E[], viewer: Viewer): E[] {
  return events.filter(event => rules.hears?.(event, viewer) ?? true).map(copyPlain)
}
