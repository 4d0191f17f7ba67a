import type { Toll } from '../effects.ts'
import { type CompiledMoves, compileMoves, type Schedule } from './compiled-moves.ts'
import type { Graph, Transition } from './graph.ts'
import type { Grid } from './grid.ts'
import { bodyKernel, type Kernel, stockKernel } from './kernel.ts'

/**
 * Value iteration. Losses and uses lead to nodes with lower numbers only, so the pairs of nodes are taken in their
 * order, each once: what lies below is final. Within a pair (closing, gaining, bracing, misses) values are improved until
 * they stand still, from ½, which is what a duel is worth in which nothing more happens.
 *
 * The result is what each is worth to seat 0, at (node of seat 0 × nodes of seat 1 + node of seat 1) × contexts + context.
 */
export function solve(
  grid: Grid,
  graph: Graph,
  precision: number,
  progress: (part: number) => void,
): Float64Array {
  const [first, second] = grid
  const contexts = graph.contexts.length
  const size = first.nodes * second.nodes * contexts
  const values = new Float64Array(size)
  const targets = targetsOf(graph)
  let slots = 0
  const deeds = graph.deeds.map((transition, number) => {
    const compiled = compileTransition(grid, transition, targets[number] ?? [], slots)
    slots += compiled.targets.length
    return compiled
  })
  const work: Work = {
    values,
    contexts,
    seconds: second.nodes,
    bodies: [first.bodies, second.bodies],
    crews: [first.crewMax, second.crewMax],
    sums: new Float64Array(slots),
    ends: new Float64Array(deeds.length),
    stays: new Float64Array(deeds.length),
    own: emptySpread(first.nodes + second.nodes),
    other: emptySpread(first.nodes + second.nodes),
  }
  const plan = compileMoves(grid, graph, (transition, next) => {
    const compiled = deeds[transition] as CompiledTransition
    return compiled.slot + compiled.targets.indexOf(next)
  })
  const local = new Float64Array(contexts)
  for (let x = 0; x < first.nodes; x++) {
    for (let y = 0; y < second.nodes; y++) {
      for (const [number, transition] of deeds.entries()) expandTransition(work, transition, number, x, y)
      local.fill(0.5)
      settle(work, plan, local, x, y, precision)
      values.set(local, (x * second.nodes + y) * contexts)
    }
    progress((x + 1) / first.nodes)
  }
  return values
}

interface Work {
  readonly values: Float64Array
  readonly contexts: number
  readonly seconds: number
  readonly bodies: readonly [number, number]
  readonly crews: readonly [number, number]
  /** By deed and context afterwards: what the part of the deed that leaves the pair of nodes is worth. */
  readonly sums: Float64Array
  /** By deed: what the part that ends the duel is worth, and how much of it leaves the pair as it was. */
  readonly ends: Float64Array
  readonly stays: Float64Array
  readonly own: Spread
  readonly other: Spread
}

function emptySpread(most: number): Spread {
  return { nodes: new Int32Array(most), weights: new Float64Array(most), count: 0, broken: 0 }
}

interface CompiledTransition {
  readonly seat: 0 | 1
  readonly body: Kernel | undefined
  readonly stock: Kernel | undefined
  /** By the actor's crew, from 1. */
  readonly other: readonly (Kernel | undefined)[]
  /** Numbers of the contexts that the deed can lead to. */
  readonly targets: Int32Array
  /** Where its part of the sums begins. */
  readonly slot: number
}

function compileTransition(
  grid: Grid,
  transition: Transition,
  targets: readonly number[],
  slot: number,
): CompiledTransition {
  const { seat } = transition
  const otherGrid = grid[seat === 0 ? 1 : 0]
  const kernels = new Map<string, Kernel | undefined>()
  const otherKernel = (tolls: readonly Toll[]) => {
    const key = JSON.stringify(tolls)
    if (!kernels.has(key)) kernels.set(key, isNothing(tolls) ? undefined : bodyKernel(otherGrid, () => tolls))
    return kernels.get(key)
  }
  return {
    seat,
    body: transition.own.every(isNothing)
      ? undefined
      : bodyKernel(grid[seat], crew => transition.own[crew - 1] ?? []),
    stock: transition.uses.some(use => use !== 0) ? stockKernel(grid[seat], transition.uses) : undefined,
    other: transition.other.map(otherKernel),
    targets: Int32Array.from(targets),
    slot,
  }
}

function isNothing(tolls: readonly Toll[]): boolean {
  return tolls.every(({ hull, crew }) => hull === 0 && crew === 0)
}

/** By deed: the contexts that it can lead to. */
function targetsOf({ moves, deeds }: Graph): number[][] {
  const targets = deeds.map(() => new Set<number>())
  for (const { transition, next } of moves.flat()) if (next >= 0) targets[transition]?.add(next)
  return targets.map(some => [...some].sort((a, b) => a - b))
}

/** Where a side goes: some nodes and their weights, and the chance that it is broken. */
interface Spread {
  nodes: Int32Array
  weights: Float64Array
  count: number
  broken: number
}

function expandTransition(
  work: Work,
  transition: CompiledTransition,
  number: number,
  x: number,
  y: number,
): void {
  const { values, contexts, seconds, sums, ends, stays, own, other } = work
  const { seat, targets, slot } = transition
  const ownNode = seat === 0 ? x : y
  const otherNode = seat === 0 ? y : x
  const toll = transition.other[ownNode % work.crews[seat]]
  if (!(transition.body || transition.stock || toll)) {
    stays[number] = 1
    return
  }
  spread(own, transition.body, transition.stock, ownNode, work.bodies[seat])
  spread(other, toll, undefined, otherNode, work.bodies[seat === 0 ? 1 : 0])
  // If both are broken at once the attacker loses.
  ends[number] = seat === 0 ? (1 - own.broken) * other.broken : own.broken
  const last = slot + targets.length
  sums.fill(0, slot, last)
  let stay = 0
  for (let i = 0; i < own.count; i++) {
    const ownEnd = own.nodes[i] as number
    const ownWeight = own.weights[i] as number
    for (let j = 0; j < other.count; j++) {
      const otherEnd = other.nodes[j] as number
      const weight = ownWeight * (other.weights[j] as number)
      if (ownEnd === ownNode && otherEnd === otherNode) {
        stay += weight
        continue
      }
      const row = (seat === 0 ? ownEnd * seconds + otherEnd : otherEnd * seconds + ownEnd) * contexts
      for (let s = slot; s < last; s++)
        sums[s] = (sums[s] as number) + weight * (values[row + (targets[s - slot] as number)] as number)
    }
  }
  stays[number] = stay
}

function spread(
  into: Spread,
  body: Kernel | undefined,
  stock: Kernel | undefined,
  node: number,
  bodies: number,
): void {
  const { nodes, weights } = into
  const bodyAt = node % bodies
  const stockAt = (node - bodyAt) / bodies
  const stockTo = stock ? (stock.starts[stockAt + 1] as number) : 1
  let count = 0
  for (let s = stock ? (stock.starts[stockAt] as number) : 0; s < stockTo; s++) {
    const base = (stock ? (stock.ends[s] as number) : stockAt) * bodies
    const share = stock ? (stock.weights[s] as number) : 1
    if (!body) {
      nodes[count] = base + bodyAt
      weights[count++] = share
      continue
    }
    const bodyTo = body.starts[bodyAt + 1] as number
    for (let b = body.starts[bodyAt] as number; b < bodyTo; b++) {
      nodes[count] = base + (body.ends[b] as number)
      weights[count++] = share * (body.weights[b] as number)
    }
  }
  into.count = count
  into.broken = body ? (body.broken[bodyAt] as number) : 0
}

/** Goes through the contexts of a pair of nodes until nothing changes any more. */
function settle(
  work: Work,
  plan: CompiledMoves,
  local: Float64Array,
  x: number,
  y: number,
  precision: number,
): void {
  const { bodies } = work
  const first = plan.scripts[0][Math.floor(x / bodies[0])] as Schedule
  const second = plan.scripts[1][Math.floor(y / bodies[1])] as Schedule
  weigh(work, plan, first)
  weigh(work, plan, second)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const change = Math.max(improve(plan, second, local, -1), improve(plan, first, local, 1))
    if (change < precision) return
  }
}

/** A duel in which nothing changes for so many rounds is broken off long before. */
const MOST_ROUNDS = 1000

function weigh(
  { sums, ends, stays }: Work,
  { deeds, slots, scores, fixed, kept }: CompiledMoves,
  { moves }: Schedule,
): void {
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as number
    const transition = deeds[move] as number
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

/** Takes the best move of a seat in each of its contexts; tells by how much a worth changed at most. */
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
      const worth =
        sign * ((fixed[move] as number) + (kept[move] as number) * (local[nexts[i] as number] as number))
      if (worth > best) best = worth
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
