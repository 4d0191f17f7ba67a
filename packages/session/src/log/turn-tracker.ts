import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { GameTypes, Viewer } from '@sextant/engine'
import type { Presentation } from '@sextant/scene'
import type { MatchClient } from '../client/match-client.ts'
import { turnAfter, turnFrom } from '../client/turn.ts'
import { type TurnReport, withoutZeros } from './turn-report.ts'

/** Follows the turns of a match, and reports each when it is over. */
export interface TurnTracker {
  /** Several decide at the same time: what one has planned can be changed until it is committed. */
  readonly planning: ReadonlySignal<boolean>
  readonly report: ReadonlySignal<TurnReport | undefined>
  /** Nothing has been done in this turn yet. */
  readonly fresh: boolean
  /** One more step was taken: whether that ended the turn, and what it added up to. */
  advance(viewer: Viewer): Turned
  /** That step has been seen. */
  show(turned: Turned): void
  /** Steps were taken back or done again. */
  follow(): void
  dismissReport(): void
}

export interface Turned {
  readonly over: boolean
  /** Whether several decide from now on. */
  readonly planning: boolean
  readonly report?: TurnReport | undefined
}

export function createTurnTracker<T extends GameTypes>(
  match: MatchClient<T>,
  presentation: Presentation<T>,
  reports: boolean,
): TurnTracker {
  let turn = match.openTurn
  const planning = signal(turn.seats.length > 1)
  const report = signal<TurnReport | undefined>(undefined)

  function reportTo(viewer: Viewer): TurnReport | undefined {
    const events = match.heard(viewer, turn.from + 1).flatMap(step => step.events)
    const tables = withoutZeros(presentation.report?.(events).tables ?? [])
    return tables.length > 0 ? { seats: turn.seats, tables } : undefined
  }

  return {
    planning,
    report,
    get fresh() {
      return turn.from === match.seq
    },
    advance(viewer) {
      turn = turnAfter(turn, match)
      const { over } = turn
      const report = over && reports ? reportTo(viewer) : undefined
      if (over) turn = turnFrom(match.seq, match)
      return { over, planning: turn.seats.length > 1, report }
    },
    show(turned) {
      planning.value = turned.planning
      if (turned.report) report.value = turned.report
    },
    follow() {
      const isAnother = match.seq < turn.from || match.turn?.number !== turn.number
      turn = isAnother ? turnFrom(match.seq, match) : { ...turn, asked: match.toAct }
      planning.value = turn.seats.length > 1
      report.value = undefined
    },
    dismissReport() {
      report.value = undefined
    },
  }
}
