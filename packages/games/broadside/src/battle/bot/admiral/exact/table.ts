import type { Tables } from '../../../tables.ts'
import { type Context, trackerOf, withoutFlags, withoutMarks } from '../context.ts'
import type { Effects } from '../effects.ts'
import type { Evaluation } from '../evaluation.ts'
import { alignedCopy, unusable, WORD } from '../model.ts'
import { graphOf } from './graph.ts'
import { bodyOf, type Grid, stockOf } from './grid.ts'
import { solve } from './solve.ts'

/** A duel solved exactly: the value of each pair of nodes to seat 0, in the contexts that are looked up in play. */
export interface Table {
  readonly grid: Grid
  /** Numbers of the contexts in the table. */
  readonly index: ReadonlyMap<Context, number>
  /** (context × nodes of seat 0 + node of seat 0) × nodes of seat 1 + node of seat 1. */
  readonly entries: Float32Array
}

/**
 * A search of at most two actions ends where the other side's turn begins, so only beginnings of turns are stored; with
 * more actions in a turn, all contexts.
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
  const stored = graph.contexts.flatMap((context, number) =>
    actions > 2 || trackerOf(context) % actions === 0 ? [{ context, number }] : [],
  )
  const pairs = values.length / contexts
  const entries = new Float32Array(pairs * stored.length)
  for (const [page, { number }] of stored.entries())
    for (let pair = 0; pair < pairs; pair++)
      entries[page * pairs + pair] = values[pair * contexts + number] as number
  return { grid, index: new Map(stored.map(({ context }, page) => [context, page])), entries }
}

/** Values that change by less have converged. */
const PRECISION = 1e-10

export function tableEvaluation({ grid, index, entries }: Table): Evaluation {
  // By whose action and distance: the first page, on which nobody is marked.
  const unmarked = new Map([...index].reverse().map(([context, page]) => [withoutFlags(context), page]))
  return {
    leaves(context, seat, _turn, own, otherCounters) {
      const [first, second] = grid
      // Positions set up by hand may have marks or loads that cannot come about in play: those are ignored.
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
          const value = entries[(page * first.nodes + x) * second.nodes + y] as number
          return seat === 0 ? value : 1 - value
        },
      }
    },
  }
}

/** A table as the body of a model: number of contexts, the contexts, then the entries. */
export function writeTable({ index, entries }: Table): Uint8Array {
  const head = new Int32Array([index.size, ...index.keys()])
  const bytes = new Uint8Array(head.byteLength + entries.byteLength)
  bytes.set(new Uint8Array(head.buffer))
  bytes.set(new Uint8Array(entries.buffer, entries.byteOffset, entries.byteLength), head.byteLength)
  return bytes
}

export type ReadTable =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly why: string }

/** The table of a duel from the body of its model, wherever in memory that begins. */
export function readTable(grid: Grid, body: Uint8Array): ReadTable {
  if (body.length < WORD || body.length % WORD !== 0)
    return unusable(`a table of ${body.length} bytes has no whole words`)
  const words = new Int32Array(alignedCopy(body))
  const contexts = words[0] ?? 0
  const pairs = grid[0].nodes * grid[1].nodes
  const size = 1 + contexts + pairs * contexts
  if (contexts < 1 || words.length !== size)
    return unusable(`a table with ${contexts} contexts has ${size} words, not ${words.length}`)
  const index = new Map(Array.from(words.subarray(1, 1 + contexts), (context, page) => [context, page]))
  if (index.size !== contexts) return unusable('its table has a context twice')
  const entries = new Float32Array(words.buffer, WORD * (1 + contexts))
  if (!entries.every(value => value >= 0 && value <= 1))
    return unusable('its table has a value that is not within 0 and 1')
  return { ok: true, table: { grid, index, entries } }
}
