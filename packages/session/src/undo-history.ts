import type { GameTypes, Refusal, Seat } from '@sextant/engine'
import type { MatchClient } from './client/match-client.ts'

/** Takes steps back, and does them again as long as nothing else was done. */
export interface UndoHistory {
  readonly canRedo: boolean
  /** The last step, with those that were taken together with it. */
  undo(seat: Seat): Promise<Refusal | undefined>
  redo(): Promise<Refusal | undefined>
  /** The seat's steps after `from` up to `to`, by its own numbers, were taken by one choice. */
  join(seat: Seat, from: number, to: number): void
  /** Something else was done: what was taken back is gone. */
  clear(): void
}

export function createUndoHistory<T extends GameTypes>(
  match: Pick<MatchClient<T>, 'seqFor' | 'undo' | 'redo'>,
): UndoHistory {
  /** Whose steps were taken back and how many at once, the last ones at the end. */
  const undone: { readonly seat: Seat; readonly steps: number }[] = []
  let joined: readonly Joined[] = []

  /** How often it went well before it was refused. */
  async function repeat(times: number, step: () => Promise<Refusal | undefined>) {
    for (let steps = 0; steps < times; steps++) {
      const refusal = await step()
      if (refusal) return { steps, refusal }
    }
    return { steps: times }
  }

  return {
    get canRedo() {
      return undone.length > 0
    },
    async undo(seat) {
      const last = match.seqFor(seat)
      const from = joined.find(group => group.seat === seat && group.to === last)?.from ?? last - 1
      const { steps, refusal } = await repeat(Math.max(1, last - from), () => match.undo(seat))
      if (steps > 0) undone.push({ seat, steps })
      // What could be taken back of several steps is back.
      return steps > 0 ? undefined : refusal
    },
    async redo() {
      const last = undone.at(-1)
      if (!last) return NOTHING_TO_REDO
      const { steps, refusal } = await repeat(last.steps, () => match.redo(last.seat))
      if (steps > 0) undone.pop()
      return steps > 0 ? undefined : refusal
    },
    join(seat, from, to) {
      if (to - from > 1) joined = [...joined, { seat, from, to }]
    },
    clear() {
      undone.length = 0
      joined = joined.filter(({ seat, to }) => to < match.seqFor(seat))
    },
  }
}

/** Steps that one choice took. */
interface Joined {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

const NOTHING_TO_REDO: Refusal = { code: 'nothing-to-redo', message: 'Nothing to redo.' }
