import type { Toll } from '../effects.ts'
import type { Graph, Transition } from './graph.ts'
import type { Grid } from './grid.ts'
import { bodyKernel, type Kernel, stockKernel } from './kernel.ts'

/** A transition as sparse matrices: where it takes hull and crew of both sides, and the stock of the actor. */
export interface CompiledTransition {
  readonly seat: 0 | 1
  readonly body: Kernel | undefined
  readonly stock: Kernel | undefined
  /** By the actor's crew, from 1. */
  readonly other: readonly (Kernel | undefined)[]
  /** Numbers of the contexts that the transition can lead to. */
  readonly targets: Int32Array
  /** Where its part of the sums begins. */
  readonly slot: number
}

/** All transitions of a graph; each has a slot in the sums for every context that it can lead to. */
export function compileTransitions(
  grid: Grid,
  graph: Graph,
): { compiled: CompiledTransition[]; slots: number } {
  const targets = targetsOf(graph)
  let slots = 0
  const compiled = graph.transitions.map((transition, number) => {
    const one = compileTransition(grid, transition, targets[number] ?? [], slots)
    slots += one.targets.length
    return one
  })
  return { compiled, slots }
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

/** By transition: the contexts that it can lead to. */
function targetsOf({ moves, transitions }: Graph): number[][] {
  const targets = transitions.map(() => new Set<number>())
  for (const { transition, next } of moves.flat()) if (next >= 0) targets[transition]?.add(next)
  return targets.map(some => [...some].sort((a, b) => a - b))
}
