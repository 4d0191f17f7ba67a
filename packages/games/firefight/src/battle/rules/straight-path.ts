import type { Board } from '@sextant/hex'
import type { UnitTable } from '../unit-table.ts'
import { DIRECTION_ORDER } from './path-search.ts'
import type { Workspace } from './workspace.ts'

/**
 * A path without a detour, where it is certain to be the best: no detour is shorter than one hex more, which is as much as
 * a surcharge of 1. Nothing where it is not certain.
 */
export function straightPath(
  work: Workspace,
  table: UnitTable,
  start: number,
  to: number,
): number[] | undefined {
  const way = wayBetween(work.tables.board, start, to)
  const first = firstPath(work, table, start, way)
  if (first) return first
  const difficult = fewest(work, table, to, way)
  if (difficult >= NO_WAY) return undefined
  const { surcharge, perHex } = work.tables.rules.movement
  const extra = surcharge * (perHex ? difficult : Math.min(1, difficult))
  return table.flying || extra <= 1 ? easiestPath(work, start, way, difficult) : undefined
}

/** Paths without a detour take steps in two directions only; `one` comes first in their order. */
interface Way {
  readonly one: number
  readonly ones: number
  readonly other: number
  readonly others: number
}

function wayBetween({ q, r }: Board, start: number, to: number): Way {
  const dq = (q[to] as number) - (q[start] as number)
  const dr = (r[to] as number) - (r[start] as number)
  if (dq >= 0 && dr >= 0) return { one: SOUTH_EAST, ones: dq, other: SOUTH, others: dr }
  if (dq <= 0 && dr <= 0) return { one: NORTH, ones: -dr, other: NORTH_WEST, others: -dq }
  if (dq > 0)
    return dq >= -dr
      ? { one: SOUTH_EAST, ones: dq + dr, other: NORTH_EAST, others: -dr }
      : { one: NORTH_EAST, ones: dq, other: NORTH, others: -dr - dq }
  return -dq >= dr
    ? { one: NORTH_WEST, ones: -dq - dr, other: SOUTH_WEST, others: dr }
    : { one: SOUTH_WEST, ones: -dq, other: SOUTH, others: dr + dq }
}

const [SOUTH_EAST = 2, NORTH_EAST = 1, NORTH = 0, NORTH_WEST = 5, SOUTH_WEST = 4, SOUTH = 3] = DIRECTION_ORDER

/** The path that takes the first direction as long as it can, where it is free and easy all the way. */
function firstPath(work: Workspace, { flying }: UnitTable, start: number, way: Way): number[] | undefined {
  const { ground, on, tables } = work
  const { neighbours } = tables.board
  const path: number[] = []
  let cell = start
  for (let step = way.ones + way.others; step > 0; step--) {
    cell = neighbours[cell * 6 + (step > way.others ? way.one : way.other)] as number
    if (ground.difficult[cell] !== 0 || (!flying && (on[cell] as number) >= 0)) return undefined
    path.push(cell)
  }
  return path
}

const NO_WAY = 1 << 12

/**
 * The fewest difficult hexes on a path without a detour. From the destination back, by the steps of either direction that were
 * taken, `steps` holds the fewest from there on, the hex itself among them.
 */
function fewest(work: Workspace, { flying }: UnitTable, to: number, way: Way): number {
  const { paths, ground, on, tables } = work
  const { neighbours } = tables.board
  const { steps } = paths
  const width = way.others + 1
  let best = 0
  let first = to
  for (let ones = way.ones; ones >= 0; ones--) {
    let cell = first
    for (let others = way.others; others >= 0; others--) {
      const place = ones * width + others
      if (cell !== to) {
        best = ones < way.ones ? (steps[place + width] as number) : NO_WAY
        if (others < way.others) best = Math.min(best, steps[place + 1] as number)
      }
      const free = flying || (on[cell] as number) < 0
      steps[place] = free ? best + (ground.difficult[cell] as number) : NO_WAY
      cell = neighbours[cell * 6 + opposite(way.other)] as number
    }
    first = neighbours[first * 6 + opposite(way.one)] as number
  }
  return best
}

function opposite(direction: number): number {
  return (direction + 3) % 6
}

/** The path with the fewest difficult hexes; of several the one that takes the first direction sooner. */
function easiestPath(
  { paths, ground, tables }: Workspace,
  start: number,
  way: Way,
  fewest: number,
): number[] {
  const { neighbours } = tables.board
  const width = way.others + 1
  const path: number[] = []
  let ones = 0
  let others = 0
  let left = fewest
  let cell = start
  while (ones < way.ones || others < way.others) {
    const goes = ones < way.ones && paths.steps[(ones + 1) * width + others] === left
    if (goes) ones++
    else others++
    cell = neighbours[cell * 6 + (goes ? way.one : way.other)] as number
    left -= ground.difficult[cell] as number
    path.push(cell)
  }
  return path
}
