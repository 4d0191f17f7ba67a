import type { Tables } from '../../../tables.ts'
import type { Moves } from './moves.ts'

/** The rows of a scale: by number in a position, the row of the level below and the share of the next one. */
export interface Rows {
  readonly at: number
  /** Number that the sums of this scale begin with. */
  readonly cell: number
  readonly top: number
  readonly below: Int32Array
  readonly share: Float64Array
}

export function rowsOf(at: number, levels: readonly number[], row: number, cell: number): Rows {
  const top = levels.at(-1) ?? 0
  const below = new Int32Array(top + 1)
  const share = new Float64Array(top + 1)
  for (let value = 0; value <= top; value++) {
    const last = Math.max(0, levels.length - 2)
    const next = levels.findIndex(level => level > value)
    const i = next < 0 ? last : Math.max(0, next - 1)
    const [low, high] = [levels[i] ?? 0, levels[i + 1] ?? Number.POSITIVE_INFINITY]
    below[value] = row + i
    share[value] = Math.min(1, Math.max(0, (value - low) / (high - low)))
  }
  return { at, cell, top, below, share }
}

/** Which rows a context has. */
export interface ContextRows {
  readonly count: number
  of(moves: Moves, number: number): readonly number[]
}

/** Whose action at which distance; what is loaded, and who is braced, gripped or dived, by who acts. */
export function contextRows({ ruleset }: Tables, first: number): ContextRows {
  const distances = ruleset.distance.farthest
  const trackers = 2 * ruleset.turns.actions
  const marks = first + trackers * distances
  const loads = marks + 2 * FLAGS * 2
  const known: (readonly number[])[] = []
  return {
    count: loads + 2 * distances * 4 - first,
    of(moves, number) {
      const before = known[number]
      if (before) return before
      const { T, D, flags, seat } = moves.place(number)
      const rows = [first + T * distances + D]
      for (const side of [0, 1] as const) {
        rows.push(marks + (side * FLAGS + flags[side]) * 2 + seat)
        rows.push(loads + ((side * distances + D) * 2 + (flags[side] & 1)) * 2 + seat)
      }
      known[number] = rows
      return rows
    },
  }
}

const FLAGS = 16
