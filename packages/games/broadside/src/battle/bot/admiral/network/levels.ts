import type { Tables } from '../../../tables.ts'
import { outfitOf } from './outfit.ts'
import { COUNTER, CREW, HULL, sideAt, TURN } from './position.ts'

/**
 * How a number in a position is encoded: by some levels, closer together where each point counts for more. A number
 * between two levels is interpolated.
 */
export interface Scale {
  /** Where the number is in a position. */
  readonly at: number
  /** Ascending; numbers beyond the ends count as the ends. */
  readonly levels: readonly number[]
}

/** Every number of a position but the context. */
export function scalesOf(tables: Tables): Scale[] {
  const { limit } = tables.ruleset.turns
  const turn = { at: TURN, levels: TURNS.map(part => Math.round(1 + part * (limit - 1))) }
  return [turn, ...sideScales(tables, 0), ...sideScales(tables, 1)].map(({ at, levels }) => ({
    at,
    levels: [...new Set(levels)],
  }))
}

function sideScales({ sides }: Tables, seat: 0 | 1): Scale[] {
  const { hullMax, crewMax } = sides[seat]
  const at = sideAt(seat)
  return [
    { at: at + HULL, levels: graded(hullMax, crewMax === undefined ? CREWLESS_HULLS : HULLS) },
    { at: at + CREW, levels: graded(crewMax ?? 1, CREWS) },
    ...outfitOf(sides[seat], seat).map(({ most }, i) => ({
      at: at + COUNTER + i,
      levels: [...COUNTS.filter(count => count < most), most],
    })),
  ]
}

/** Number of levels. What has no crew has only one kind of points, and gets more levels for it. */
const HULLS = 6
const CREWLESS_HULLS = 9
const CREWS = 5
/** A round more or less matters most when few are left. */
const COUNTS = [0, 1, 2, 3, 5, 8, 12]
/** Parts of the turns there are; time presses near the end. */
const TURNS = [0, 0.25, 0.5, 0.67, 0.83, 0.93, 1]

function graded(most: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.round(1 + (most - 1) * (i / (count - 1)) ** GRADING))
}

const GRADING = 1.4
