import { type Abstraction, pooled, type SideGrid } from './abstraction.ts'
import { type Share, sharesOf } from './axis.ts'
import type { Context } from './context.ts'
import { pack, unpack } from './packing.ts'
import { SCALE } from './scale.ts'

/** A solved pairing: what each pair of nodes is worth to seat 0 in the contexts that are looked up in play. */
export interface Book {
  readonly abstraction: Abstraction
  /** Numbers of the contexts in the book. */
  readonly index: ReadonlyMap<Context, number>
  /**
   * (context × nodes of seat 0 + node of seat 0) × nodes of seat 1 + node of seat 1. Chances themselves where nothing
   * is merged, otherwise bytes of `SCALE`.
   */
  readonly entries: Float32Array | Uint8Array
}

/** What entries stand for, where they are not the chances themselves. */
export function scaleOf({ entries }: Book): Float64Array | undefined {
  return entries instanceof Uint8Array ? SCALE : undefined
}

/** The combinations of hull and crew that stand for a side, and their weights. */
export function bodyShares({ hull, crew, hasCrew }: SideGrid, hullLeft: number, crewLeft: number): Share[] {
  const crews = hasCrew ? sharesOf(crew, crewLeft) : WHOLE
  return product(sharesOf(hull, hullLeft), crews, crew.levels.length)
}

/** The stocks that stand for what a side has left. */
export function stockShares(grid: SideGrid, counters: readonly number[]): Share[] {
  const counts = pooled(grid, counters)
  let shares = WHOLE
  for (const [i, { axis }] of grid.pools.entries())
    shares = product(shares, sharesOf(axis, counts[i] ?? 0), axis.levels.length)
  return shares
}

export function nodeShares(
  grid: SideGrid,
  side: { readonly hull: number; readonly crew: number; readonly counters: readonly number[] },
): Share[] {
  return product(stockShares(grid, side.counters), bodyShares(grid, side.hull, side.crew), grid.bodies)
}

const WHOLE: Share[] = [{ at: 0, weight: 1 }]

function product(slow: readonly Share[], fast: readonly Share[], width: number): Share[] {
  return slow.flatMap(s => fast.map(f => ({ at: s.at * width + f.at, weight: s.weight * f.weight })))
}

/** A book as bytes: version, number of contexts, the contexts, then the entries. */
export function writeBook({ abstraction, index, entries }: Book): Uint8Array {
  const body =
    entries instanceof Uint8Array
      ? pack(entries, abstraction.sides[1].nodes)
      : new Uint8Array(entries.buffer, entries.byteOffset, entries.byteLength)
  const bytes = new Uint8Array(4 * (2 + index.size) + body.length)
  const header = new DataView(bytes.buffer)
  header.setInt32(0, BOOK_VERSION, true)
  header.setInt32(4, index.size, true)
  for (const [context, page] of index) header.setInt32(8 + 4 * page, context, true)
  bytes.set(body, 8 + 4 * index.size)
  return bytes
}

/** The book again, for the pairing it was made for. */
export function readBook(abstraction: Abstraction, bytes: Uint8Array): Book {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const version = bytes.length < 8 ? 0 : header.getInt32(0, true)
  if (version !== BOOK_VERSION)
    throw new Error(`A book of the admiral has version ${BOOK_VERSION}, not ${version}: it must be made anew`)
  const index = new Map<Context, number>()
  for (let page = header.getInt32(4, true) - 1; page >= 0; page--)
    index.set(header.getInt32(8 + 4 * page, true), page)
  const [first, second] = abstraction.sides
  const size = first.nodes * second.nodes * index.size
  const body = bytes.slice(8 + 4 * index.size)
  const entries = abstraction.whole ? new Float32Array(body.buffer) : unpack(body, size, second.nodes)
  if (entries.length !== size)
    throw new Error(`A book of the admiral for this duel has ${size} entries, not ${entries.length}`)
  return { abstraction, index, entries }
}

/** Raised whenever the same pairing would be given other entries, or the same entries other bytes. */
export const BOOK_VERSION = 1
