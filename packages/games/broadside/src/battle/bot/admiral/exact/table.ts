import type { Tables } from '../../../tables.ts'
import { type Context, trackerOf, withoutFlags, withoutMarks } from '../context.ts'
import type { Effects } from '../effects.ts'
import type { Evaluation } from '../evaluation.ts'
import { graphOf } from './graph.ts'
import { bodyOf, type Grid, stockOf } from './grid.ts'
import { solve } from './solve.ts'

/** A duel solved in full: what each pair of nodes is worth to seat 0 in the contexts that are looked up in play. */
export interface Table {
  readonly grid: Grid
  /** Numbers of the contexts in the table. */
  readonly index: ReadonlyMap<Context, number>
  /** (context × nodes of seat 0 + node of seat 0) × nodes of seat 1 + node of seat 1. */
  readonly entries: Float32Array
}

/**
 * A search of at most two actions ends where the other side's turn begins, so that only beginnings of turns are kept;
 * with more actions in a turn, all contexts.
 */
export function solveExactly(
  tables: Tables,
  grid: Grid,
  effects: Effects,
  progress: (part: number) => void,
): Table {
  const graph = graphOf(tables, grid, effects)
  const values = solve(grid, graph, PRECISION, progress)
  const { actions } = tables.ruleset.turns
  const contexts = graph.contexts.length
  const kept = graph.contexts.flatMap((context, number) =>
    actions > 2 || trackerOf(context) % actions === 0 ? [{ context, number }] : [],
  )
  const pairs = values.length / contexts
  const entries = new Float32Array(pairs * kept.length)
  for (const [page, { number }] of kept.entries())
    for (let pair = 0; pair < pairs; pair++)
      entries[page * pairs + pair] = values[pair * contexts + number] as number
  return { grid, index: new Map(kept.map(({ context }, page) => [context, page])), entries }
}

/** Values that change by less are done with. */
const PRECISION = 1e-10

export function tableEvaluation({ grid, index, entries }: Table): Evaluation {
  // By whose action and distance: the first page, on which nobody is marked.
  const unmarked = new Map([...index].reverse().map(([context, page]) => [withoutFlags(context), page]))
  return {
    leaves(context, seat, _turn, own, otherCounters) {
      const [first, second] = grid
      // Positions set up by hand may have marks or loads that cannot come about in play: they are taken without.
      const page =
        index.get(context) ?? index.get(withoutMarks(context)) ?? unmarked.get(withoutFlags(context))
      if (page === undefined)
        throw new Error(`The table has no context ${context}; it was made for another duel`)
      const ownGrid = grid[seat]
      const other = grid[seat === 0 ? 1 : 0]
      const node = stockOf(ownGrid, own.counters) * ownGrid.bodies + bodyOf(ownGrid, own.hull, own.crew)
      const start = stockOf(other, otherCounters) * other.bodies
      return {
        at(hull, crew) {
          const otherNode = start + bodyOf(other, hull, crew)
          const [x, y] = seat === 0 ? [node, otherNode] : [otherNode, node]
          const worth = entries[(page * first.nodes + x) * second.nodes + y] as number
          return seat === 0 ? worth : 1 - worth
        },
      }
    },
  }
}

/** A table as bytes: number of contexts, the contexts, then the entries. */
export function writeTable({ index, entries }: Table): Uint8Array {
  const header = new Int32Array([index.size, ...index.keys()])
  const bytes = new Uint8Array(header.byteLength + entries.byteLength)
  bytes.set(new Uint8Array(header.buffer))
  bytes.set(new Uint8Array(entries.buffer, entries.byteOffset, entries.byteLength), header.byteLength)
  return bytes
}

/** The table again, for the duel it was made for. */
export function readTable(grid: Grid, bytes: Uint8Array): Table {
  const words = new Int32Array(bytes.slice().buffer)
  const contexts = words[0] ?? 0
  const pairs = grid[0].nodes * grid[1].nodes
  const size = 1 + contexts + pairs * contexts
  if (contexts < 1 || words.length !== size)
    throw new Error(
      `A table of this duel with ${contexts} contexts has ${size} words, not ${words.length}: it must be made anew`,
    )
  const index = new Map(Array.from(words.subarray(1, 1 + contexts), (context, page) => [context, page]))
  const entries = new Float32Array(words.buffer, Int32Array.BYTES_PER_ELEMENT * (1 + contexts))
  if (!entries.every(worth => worth >= 0 && worth <= 1))
    throw new Error('A table has an entry that is not within 0 and 1: it must be made anew')
  return { grid, index, entries }
}
