import type { Graph } from './graph.ts'
import type { Grid } from './grid.ts'

/** The moves of all contexts, one after the other. */
export interface CompiledMoves {
  readonly transitions: Int32Array
  /** Where the value of the part that leaves the pair is in the sums, or −1 where the move ends the duel. */
  readonly slots: Int32Array
  readonly scores: Float64Array
  /** By seat and number of its stock: its contexts, last actions of a turn first, and what is allowed in them. */
  readonly schedules: readonly [readonly Schedule[], readonly Schedule[]]
  /** By move, for the pair of nodes at hand: value = fixed + kept × value of the next context. */
  readonly fixed: Float64Array
  readonly kept: Float64Array
}

export interface Schedule {
  readonly contexts: Int32Array
  /** The moves of the i-th context are those from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Int32Array
  readonly moves: Int32Array
  /** The number of the context after each of them; any will do where a move ends the duel. */
  readonly nexts: Int32Array
}

export function compileMoves(
  grid: Grid,
  graph: Graph,
  slotOf: (transition: number, next: number) => number,
): CompiledMoves {
  const moves = graph.moves.flat()
  const schedulesOf = (seat: 0 | 1) =>
    Array.from({ length: grid[seat].stocks }, (_, stock) => scheduleOf(graph, seat, stock))
  return {
    transitions: Int32Array.from(moves, ({ transition }) => transition),
    slots: Int32Array.from(moves, ({ transition, next }) => (next < 0 ? -1 : slotOf(transition, next))),
    scores: Float64Array.from(moves, ({ score }) => score),
    schedules: [schedulesOf(0), schedulesOf(1)],
    fixed: new Float64Array(moves.length),
    kept: new Float64Array(moves.length),
  }
}

function scheduleOf(graph: Graph, seat: 0 | 1, stock: number): Schedule {
  const numbered = graph.contexts.map((context, number) => ({ context, number }))
  const ordered = numbered
    .filter(({ number }) => graph.seats[number] === seat)
    .sort((a, b) => b.context - a.context)
  const firsts = [0]
  for (const some of graph.moves) firsts.push((firsts.at(-1) ?? 0) + some.length)
  const starts = [0]
  const moves: number[] = []
  const nexts: number[] = []
  for (const { number } of ordered) {
    for (const [i, { allowed, next }] of (graph.moves[number] ?? []).entries()) {
      if (!allowed[stock]) continue
      moves.push((firsts[number] ?? 0) + i)
      nexts.push(Math.max(0, next))
    }
    starts.push(moves.length)
  }
  return {
    contexts: Int32Array.from(ordered, ({ number }) => number),
    starts: Int32Array.from(starts),
    moves: Int32Array.from(moves),
    nexts: Int32Array.from(nexts),
  }
}
