import type { GameTypes, Refusal, Seat } from '@sextant/engine'
import type { MatchClient } from './client/match-client.ts'

/** Takes steps back, and does them again as long as nothing else was done. */
export interface UndoHistory {
  readonly canRedo: boolean
  undo(seat: Seat): Promise<Refusal | undefined>
  redo(): Promise<Refusal | undefined>
  /** Something else was done: what was taken back is gone. */
  clear(): void
}

export function createUndoHistory<T extends GameTypes>(
  match: Pick<MatchClient<T>, 'undo' | 'redo'>,
): UndoHistory {
  /** Whose steps were taken back, the last one at the end. */
  const undone: Seat[] = []
  return {
    get canRedo() {
      return undone.length > 0
    },
    async undo(seat) {
      const refusal = await match.undo(seat)
      if (!refusal) undone.push(seat)
      return refusal
    },
    async redo() {
      const seat = undone.at(-1)
      if (seat === undefined) return NOTHING_TO_REDO
      const refusal = await match.redo(seat)
      if (!refusal) undone.pop()
      return refusal
    },
    clear() {
      undone.length = 0
    },
  }
}

const NOTHING_TO_REDO: Refusal = { code: 'nothing-to-redo', message: 'There is nothing to do again.' }
