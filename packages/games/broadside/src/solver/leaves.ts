import type { Share } from './axis.ts'
import { type Book, bodyShares, nodeShares, scaleOf } from './book.ts'
import { type Context, withLoads, withoutMarks } from './context.ts'

/** What positions are worth to the side that has acted, that differ only in the hull and crew of the other. */
export interface Leaves {
  at(hull: number, crew: number): number
}

export function leavesOf(
  book: Book,
  context: Context,
  seat: 0 | 1,
  own: { readonly hull: number; readonly crew: number; readonly counters: readonly number[] },
  otherStocks: readonly Share[],
): Leaves {
  const { abstraction } = book
  const grid = abstraction.sides[seat === 0 ? 1 : 0]
  const sheet = sheetOf(book, context, seat, otherStocks)
  const row = new Float64Array(grid.bodies)
  for (const { at, weight } of nodeShares(abstraction.sides[seat], own)) {
    const from = at * row.length
    for (let body = 0; body < row.length; body++)
      row[body] = (row[body] as number) + weight * (sheet[from + body] as number)
  }
  const known: (number | undefined)[] = []
  return {
    at(hull, crew) {
      const key = hull * (grid.crewMax + 1) + crew
      const before = known[key]
      if (before !== undefined) return before
      let worth = 0
      for (const { at, weight } of bodyShares(grid, hull, crew)) worth += weight * (row[at] as number)
      worth = Math.min(1, Math.max(0, worth))
      const mine = seat === 0 ? worth : 1 - worth
      known[key] = mine
      return mine
    },
  }
}

/**
 * The entries of a context for one stock of the other: by own node and hull and crew of the other. A stock lasts for
 * several decisions, so the latest sheets are kept.
 */
function sheetOf(book: Book, context: Context, seat: 0 | 1, otherStocks: readonly Share[]): Float32Array {
  const page = pageOf(book, context)
  const key = `${page} ${seat} ${otherStocks.map(({ at, weight }) => `${at}:${weight}`).join(' ')}`
  const kept = sheets.get(book) ?? new Map<string, Float32Array>()
  sheets.set(book, kept)
  const known = kept.get(key)
  if (known) return known
  const { entries, abstraction } = book
  const scale = scaleOf(book)
  const [first, second] = abstraction.sides
  const [own, grid] = seat === 0 ? [first, second] : [second, first]
  const [ownStep, step] = seat === 0 ? [second.nodes, 1] : [1, second.nodes]
  const sheet = new Float32Array(own.nodes * grid.bodies)
  for (const { at, weight } of otherStocks) {
    const start = page * first.nodes * second.nodes + at * grid.bodies * step
    for (let node = 0, to = 0; node < own.nodes; node++) {
      let entry = start + node * ownStep
      for (let body = 0; body < grid.bodies; body++, to++, entry += step) {
        const worth = entries[entry] as number
        sheet[to] = (sheet[to] as number) + weight * (scale ? (scale[worth] as number) : worth)
      }
    }
  }
  if (kept.size >= MOST_SHEETS) kept.clear()
  kept.set(key, sheet)
  return sheet
}

const sheets = new WeakMap<Book, Map<string, Float32Array>>()
/** A sheet of two ships takes about 50 kB. */
const MOST_SHEETS = 400

/** Contexts that cannot come about in play, in positions set up by hand, are taken without their marks. */
function pageOf({ index, abstraction }: Book, exact: Context): number {
  const context = abstraction.whole ? exact : withLoads(exact, 1, 1)
  const page = index.get(context) ?? index.get(withoutMarks(context))
  if (page === undefined) throw new Error(`The book has no context ${context}; it was made for another duel`)
  return page
}
