import type { Grid } from './grid.ts'
import type { Kernel } from './kernel.ts'
import type { CompiledTransition } from './transitions.ts'

/** Expected values of the transitions from one pair of nodes, in buffers that the next pair overwrites. */
export interface Expectation {
  readonly values: Float64Array
  readonly contexts: number
  /** Nodes of seat 1. */
  readonly seconds: number
  readonly bodies: readonly [number, number]
  readonly crews: readonly [number, number]
  /** By transition and context afterwards: the value of the part that leaves the pair of nodes. */
  readonly sums: Float64Array
  /** By transition: the value of the part that ends the duel, and how much of it leaves the pair as it was. */
  readonly ends: Float64Array
  readonly stays: Float64Array
  readonly own: Spread
  readonly other: Spread
}

/** Where a side goes: some nodes and their weights, and the chance that it is broken. */
interface Spread {
  readonly nodes: Int32Array
  readonly weights: Float64Array
  count: number
  broken: number
}

export function expectationOver(
  [first, second]: Grid,
  values: Float64Array,
  contexts: number,
  transitions: number,
  slots: number,
): Expectation {
  return {
    values,
    contexts,
    seconds: second.nodes,
    bodies: [first.bodies, second.bodies],
    crews: [first.crewMax, second.crewMax],
    sums: new Float64Array(slots),
    ends: new Float64Array(transitions),
    stays: new Float64Array(transitions),
    own: emptySpread(first.nodes + second.nodes),
    other: emptySpread(first.nodes + second.nodes),
  }
}

function emptySpread(most: number): Spread {
  return { nodes: new Int32Array(most), weights: new Float64Array(most), count: 0, broken: 0 }
}

/** Expected values of one transition from the pair of nodes x and y, whose lower neighbours are final. */
export function expand(
  expectation: Expectation,
  transition: CompiledTransition,
  number: number,
  x: number,
  y: number,
): void {
  const { values, contexts, seconds, sums, ends, stays, own, other } = expectation
  const { seat, targets, slot } = transition
  const ownNode = seat === 0 ? x : y
  const otherNode = seat === 0 ? y : x
  const toll = transition.other[ownNode % expectation.crews[seat]]
  if (!(transition.body || transition.stock || toll)) {
    stays[number] = 1
    return
  }
  spread(own, transition.body, transition.stock, ownNode, expectation.bodies[seat])
  spread(other, toll, undefined, otherNode, expectation.bodies[seat === 0 ? 1 : 0])
  // If both sides are broken at once the attacker loses.
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
