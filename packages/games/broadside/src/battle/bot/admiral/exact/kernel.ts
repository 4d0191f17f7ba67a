import type { Toll } from '../effects.ts'
import { bodyOf, type SideGrid, stockOf, stocksOf } from './grid.ts'

/** Where a side goes when something happens to it: by the number before, the numbers after and their chances. */
export interface Kernel {
  /** The entries of number `n` are those from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly weights: Float64Array
  /** By number before: the chance that the side is broken. */
  readonly broken: Float64Array
}

/** What tolls do to hull and crew; `tollsAt` gives those for a crew of the side itself. */
export function bodyKernel(grid: SideGrid, tollsAt: (crew: number) => readonly Toll[]): Kernel {
  const { hullMax, crewMax, hasCrew } = grid
  return kernelOf(grid.bodies, (body, put) => {
    const hull = Math.floor(body / crewMax) + 1
    const crew = (body % crewMax) + 1
    let broken = 0
    for (const toll of tollsAt(crew)) {
      const hullLeft = Math.min(hullMax, hull - toll.hull)
      const crewLeft = hasCrew ? Math.min(crewMax, crew - toll.crew) : 1
      if (hullLeft < 1 || crewLeft < 1) broken += toll.chance
      else put(bodyOf(grid, hullLeft, crewLeft), toll.chance)
    }
    return broken
  })
}

/** What is left of a stock after a use. */
export function stockKernel(grid: SideGrid, uses: readonly number[]): Kernel {
  const stocks = stocksOf(grid)
  return kernelOf(grid.stocks, (stock, put) => {
    const left = (stocks[stock] ?? []).map((count, i) => count - (uses[i] ?? 0))
    put(stockOf(grid, left), 1)
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
      ends.push(to)
      weights.push(weight)
    }
    starts[from + 1] = ends.length
  }
  return { starts, ends: Int32Array.from(ends), weights: Float64Array.from(weights), broken }
}
