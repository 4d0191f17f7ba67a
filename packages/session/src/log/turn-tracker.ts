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
  /** One more step was taken: whether that ended the turn. */
  advance(viewer: Viewer): boolean
  /** Steps were taken back or done again. */
  follow(): void
  dismissReport(): void
}

export function createTurnTracker<T extends GameTypes>(
  match: MatchClient<T>,
  presentation: Presentation<T>,
  reports: boolean,
): TurnTracker {
  let turn = match.openTurn
  const planning = signal(turn.seats.length > 1)
  const report = signal<TurnReport | undefined>(undefined)

  function begin(): void {
    turn = turnFrom(match.seq, match)
    planning.value = turn.seats.length > 1
  }

  function reportTo(viewer: Viewer): void {
    const events = match.heard(viewer, turn.from + 1).flatMap(step => step.events)
    const tables = withoutZeros(presentation.report?.(events).tables ?? [])
    if (tables.length > 0) report.value = { seats: turn.seats, tables }
  }

  return {
    planning,
    report,
    get fresh() {
      return turn.from === match.seq
    },
    advance(viewer) {
      turn = turnAfter(turn, match)
      if (!turn.over) return false
      if (reports) reportTo(viewer)
      begin()
      return true
    },
    follow() {
      if (match.seq < turn.from) begin()
      else turn = { ...turn, asked: match.toAct }
      report.value = undefined
    },
    dismissReport() {
      report.value = undefined
    },
  }
}
