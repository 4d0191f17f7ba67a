import { pooled, type SideGrid, stocksOf } from './abstraction.ts'
import { type Share, sharesOf } from './axis.ts'
import type { Toll } from './effects.ts'

/** Where a side's levels go when something happens to it: by the number before, the numbers after and their weights. */
export interface Kernel {
  /** The entries of number `n` are those from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly weights: Float64Array
  /** By number before: the chance that the side is broken. */
  readonly broken: Float64Array
}

/** What tolls do to hull and crew; `tollsAt` gives those for a level of the side's own crew. */
export function bodyKernel(grid: SideGrid, tollsAt: (crewLevel: number) => readonly Toll[]): Kernel {
  const { hull, crew, hullMax, crewMax, hasCrew } = grid
  const width = crew.levels.length
  return kernelOf(grid.bodies, (body, put) => {
    const hullAt = Math.floor(body / width)
    const crewAt = body % width
    let broken = 0
    for (const toll of tollsAt(crewAt)) {
      const hullLeft = Math.min(hullMax, (hull.levels[hullAt] as number) - toll.hull)
      const crewLeft = hasCrew ? Math.min(crewMax, (crew.levels[crewAt] as number) - toll.crew) : 1
      if (hullLeft < 1 || crewLeft < 1) {
        broken += toll.chance
        continue
      }
      // Losses are put down to levels that are solved already; what is regained may use all levels.
      const regained = toll.hull < 0 || toll.crew < 0
      const hulls = sharesOf(hull, hullLeft, 4, regained ? undefined : hullAt)
      const crews = sharesOf(crew, crewLeft, 4, regained ? undefined : crewAt)
      for (const h of hulls)
        for (const c of crews) put(h.at * width + c.at, toll.chance * h.weight * c.weight)
    }
    return broken
  })
}

/** What is left of a stock after a use. */
export function stockKernel(grid: SideGrid, uses: readonly number[]): Kernel {
  const stocks = stocksOf(grid)
  const used = pooled(grid, uses)
  return kernelOf(grid.stocks, (stock, put) => {
    let shares: Share[] = [{ at: 0, weight: 1 }]
    for (const [i, { axis }] of grid.pools.entries()) {
      const before = stocks[stock]?.[i] ?? 0
      const left = Math.max(0, before - (used[i] ?? 0))
      const parts = sharesOf(axis, left, 4, axis.levels.indexOf(before))
      shares = shares.flatMap(({ at, weight }) =>
        parts.map(part => ({ at: at * axis.levels.length + part.at, weight: weight * part.weight })),
      )
    }
    for (const { at, weight } of shares) put(at, weight)
    return 0
  })
}

function kernelOf(
  count: number,
  fill: (from: number, put: (to: number, weight: number) => void) => number,
): Kernel {
  const starts = new Int32Array(count + 1)
  const broken = new Float64Array(count)
  const ends: number[] = []
  const weights: number[] = []
  for (let from = 0; from < count; from++) {
    const sums = new Map<number, number>()
    broken[from] = fill(from, (to, weight) => sums.set(to, (sums.get(to) ?? 0) + weight))
    for (const [to, weight] of [...sums].sort(([a], [b]) => a - b)) {
      if (Math.abs(weight) < NEGLIGIBLE) continue
      ends.push(to)
      weights.push(weight)
    }
    starts[from + 1] = ends.length
  }
  return { starts, ends: Int32Array.from(ends), weights: Float64Array.from(weights), broken }
}

const NEGLIGIBLE = 1e-12
