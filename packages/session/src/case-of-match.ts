import { type MatchRecord, recordedStates } from '@sextant/engine'
import type { Case } from '@sextant/engine/cases'

/** A case file as data: one case, with the game it is of. */
export type CaseDocument = { readonly game: string } & Case

/** A position of a match as a case to be gone on with: how it began, and no steps yet. */
export function caseOfPosition(record: MatchRecord, step: number): CaseDocument {
  return { ...beginning(record, step), steps: [] }
}

/**
 * One step of a match as a case: the position before it, the action, the dice as they fell, and the events that must
 * follow. Nothing for the set-up, and for an end that no rule made.
 */
export function caseOfStep(
  record: MatchRecord,
  step: number,
  events: readonly unknown[],
): CaseDocument | undefined {
  const taken = record.steps[step - 1]
  if (!taken || !('action' in taken)) return undefined
  const { seat, action, dice } = taken
  return {
    ...beginning(record, step - 1),
    steps: [
      {
        seat: record.seats[seat]?.name ?? seat,
        action,
        ...(dice.length > 0 && { dice }),
        expect: { events: events.flatMap(event => (isPart(event) ? [event] : [])) },
      },
    ],
  }
}

function beginning(record: MatchRecord, step: number): CaseDocument {
  const position = recordedStates(record, record.game).at(step)
  return { game: record.game, options: record.options, position }
}

function isPart(event: unknown): event is Record<string, unknown> {
  return typeof event === 'object' && event !== null && !Array.isArray(event)
}
