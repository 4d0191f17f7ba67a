import { at } from '@sextant/engine'
import { type CompiledMoves, compileMoves, type Schedule } from './compiled-moves.ts'
import { type Expectation, expand, expectationOver } from './expectation.ts'
import type { Graph } from './graph.ts'
import type { Grid } from './grid.ts'
import { compileTransitions } from './transitions.ts'

/**
 * Value iteration. Losses and uses lead to nodes with lower numbers only, so the pairs of nodes are taken in their order,
 * each once: what lies below is final. Within a pair (closing, gaining, bracing, misses) values are improved until they
 * converge, from ½, the value of a duel in which nothing more happens.
 *
 * Returns the values to seat 0, at (node of seat 0 × nodes of seat 1 + node of seat 1) × contexts + context.
 */
export function solve(
  grid: Grid,
  graph: Graph,
  precision: number,
  progress: (part: number) => void,
): Float64Array {
  const [first, second] = grid
  const contexts = graph.contexts.length
  const values = new Float64Array(first.nodes * second.nodes * contexts)
  const { compiled: transitions, slots } = compileTransitions(grid, graph)
  const expectation = expectationOver(grid, values, contexts, transitions.length, slots)
  const moves = compileMoves(grid, graph, (transition, next) => {
    const { slot, targets } = at(transitions, transition)
    return slot + targets.indexOf(next)
  })
  const local = new Float64Array(contexts)
  for (let x = 0; x < first.nodes; x++) {
    for (let y = 0; y < second.nodes; y++) {
      for (const [number, transition] of transitions.entries()) expand(expectation, transition, number, x, y)
      local.fill(0.5)
      converge(expectation, moves, local, x, y, precision)
      values.set(local, (x * second.nodes + y) * contexts)
    }
    progress((x + 1) / first.nodes)
  }
  return values
}

/** Sweeps over the contexts of a pair of nodes until nothing changes any more. */
function converge(
  expectation: Expectation,
  compiled: CompiledMoves,
  local: Float64Array,
  x: number,
  y: number,
  precision: number,
): void {
  const { bodies } = expectation
  const first = at(compiled.schedules[0], Math.floor(x / bodies[0]))
  const second = at(compiled.schedules[1], Math.floor(y / bodies[1]))
  weigh(expectation, compiled, first)
  weigh(expectation, compiled, second)
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    const change = Math.max(improve(compiled, second, local, -1), improve(compiled, first, local, 1))
    if (change < precision) return
  }
}

/** A duel in which nothing changes for as many sweeps is broken off long before. */
const MOST_SWEEPS = 1000

function weigh(
  { sums, ends, stays }: Expectation,
  { transitions, slots, scores, fixed, kept }: CompiledMoves,
  { moves }: Schedule,
): void {
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as number
    const transition = transitions[move] as number
    const slot = slots[move] as number
    const end = ends[transition] as number
    if (slot < 0) {
      fixed[move] = end + (1 - end) * (scores[move] as number)
      kept[move] = 0
    } else {
      fixed[move] = end + (sums[slot] as number)
      kept[move] = stays[transition] as number
    }
  }
}

/**
 * What an action costs by being taken: a win is the better the sooner it comes. Without it, waiting for a sure win would
 * be as good as winning, for ever.
 */
const HASTE = 1e-6

/** Takes the best move of a seat in each of its contexts; returns the largest change of a value. */
function improve(
  { fixed, kept }: CompiledMoves,
  schedule: Schedule,
  local: Float64Array,
  sign: 1 | -1,
): number {
  const { contexts, starts, moves, nexts } = schedule
  let change = 0
  let i = 0
  for (let c = 0; c < contexts.length; c++) {
    const end = starts[c + 1] as number
    let best = -2
    for (; i < end; i++) {
      const move = moves[i] as number
      const value =
        sign * ((fixed[move] as number) + (kept[move] as number) * (local[nexts[i] as number] as number))
      if (value > best) best = value
    }
    best *= sign
    best = best < 0 ? 0 : best > 1 ? 1 : best
    best += HASTE * (0.5 - best)
    const context = contexts[c] as number
    const moved = Math.abs(best - (local[context] as number))
    if (moved > change) change = moved
    local[context] = best
  }
  return change
}
