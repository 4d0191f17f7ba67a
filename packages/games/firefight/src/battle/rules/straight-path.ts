import type { Board } from '@sextant/hex'
import type { UnitTable } from '../unit-table.ts'
import { DIRECTION_ORDER, nextSearch } from './path-search.ts'
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
  const search = nextSearch(work.paths)
  const difficult = fewest(work, table, search, start, way, way.ones, way.others)
  if (difficult >= NO_WAY) return undefined
  const { surcharge, perHex } = work.tables.rules.movement
  const extra = surcharge * (perHex ? difficult : Math.min(1, difficult))
  return table.flying || extra <= 1 ? easiestPath(work, search, start, way) : undefined
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

/** The fewest difficult hexes on a path without a detour, with these steps to go; the cell itself is not counted. */
function fewest(
  work: Workspace,
  table: UnitTable,
  search: number,
  cell: number,
  way: Way,
  ones: number,
  others: number,
): number {
  if (ones + others === 0) return 0
  const { paths, ground, on, tables } = work
  if (paths.stamp[cell] === search) return paths.left[cell] as number
  const { neighbours } = tables.board
  let best = NO_WAY
  for (let which = 0; which < 2; which++) {
    if ((which === 0 ? ones : others) === 0) continue
    const next = neighbours[cell * 6 + (which === 0 ? way.one : way.other)] as number
    if (!table.flying && (on[next] as number) >= 0) continue
    const rest = fewest(work, table, search, next, way, ones - (1 - which), others - which)
    const sum = (ground.difficult[next] as number) + rest
    if (sum < best) best = sum
  }
  paths.stamp[cell] = search
  paths.left[cell] = best
  return best
}

/** The path with the fewest difficult hexes; of several the one that takes the first direction sooner. */
function easiestPath(work: Workspace, search: number, start: number, way: Way): number[] {
  const { paths, ground, tables } = work
  const { neighbours } = tables.board
  const path: number[] = []
  let { ones, others } = way
  let cell = start
  while (ones + others > 0) {
    const left = paths.left[cell] as number
    const next = neighbours[cell * 6 + way.one] as number
    const last = ones + others === 1
    const rest = last ? 0 : paths.stamp[next] === search ? (paths.left[next] as number) : NO_WAY
    const goes = ones > 0 && rest + (ground.difficult[next] as number) === left
    if (goes) ones--
    else others--
    cell = goes ? next : (neighbours[cell * 6 + way.other] as number)
    path.push(cell)
  }
  return path
}
