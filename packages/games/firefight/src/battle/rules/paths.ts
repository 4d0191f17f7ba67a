import { axialLength, type Board } from '@sextant/hex'
import type { UnitTable } from '../tables.ts'
import type { Workspace } from './workspace.ts'

/**
 * The path of a move: least cost, fewest hexes, fewest difficult hexes, then the first direction in this order:
 * (1,0) (1,−1) (0,−1) (−1,0) (−1,1) (0,1).
 */
export const DIRECTION_ORDER: readonly number[] = [2, 1, 0, 5, 4, 3]

/** What is left to pay from each cell to the destination, with the surcharge still to pay and with it paid. */
export interface Paths {
  /** At `2 · cell + paid`; valid where the stamp is the number of the search. */
  readonly left: Int32Array
  readonly stamp: Int32Array
  number: number
  /** The states whose cost is known, by cost. */
  readonly waiting: number[][]
}

/** Cost, hexes and difficult hexes of a path as one number: the lesser is the better. */
const HEX = 1 << 8
const COST = 1 << 16

export function createPaths(board: Board): Paths {
  return {
    left: new Int32Array(2 * board.size),
    stamp: new Int32Array(2 * board.size),
    number: 0,
    waiting: [],
  }
}

/** The cells that a unit enters on its way, or nothing if it cannot get there. The state has been read. */
export function pathOf(work: Workspace, table: UnitTable, start: number, to: number): number[] | undefined {
  if ((work.on[to] as number) >= 0 || stepsBetween(work, start, to) > table.speed) return undefined
  const straight = straightPath(work, table, start, to)
  if (!straight) return searchedPath(work, table, start, to)
  return costOf(work, table, straight) <= table.speed ? straight : undefined
}

/** What entering these cells costs a unit. */
export function costOf(
  { tables, ground }: Workspace,
  { flying }: UnitTable,
  path: readonly number[],
): number {
  const { surcharge, perHex } = tables.rules.movement
  if (flying) return path.length
  let difficult = 0
  for (const cell of path) difficult += ground.difficult[cell] as number
  return path.length + surcharge * (perHex ? difficult : Math.min(1, difficult))
}

/**
 * A path without a detour, where it is certain to be the best: no detour is shorter than one hex more, which is as much as
 * a surcharge of 1. Nothing where it is not certain.
 */
function straightPath(work: Workspace, table: UnitTable, start: number, to: number): number[] | undefined {
  const way = wayBetween(work.tables.board, start, to)
  const first = firstPath(work, table, start, way)
  if (first) return first
  const search = nextSearch(work.paths)
  const difficult = fewest(work, table, search, start, way)
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

/** The fewest difficult hexes on a path without a detour, the cell itself not counted. */
function fewest(work: Workspace, table: UnitTable, search: number, cell: number, way: Way): number {
  const { one, ones, other, others } = way
  if (ones + others === 0) return 0
  const { paths, ground, on, tables } = work
  if (paths.stamp[cell] === search) return paths.left[cell] as number
  let best = NO_WAY
  for (let which = 0; which < 2; which++) {
    if ((which === 0 ? ones : others) === 0) continue
    const next = tables.board.neighbours[cell * 6 + (which === 0 ? one : other)] as number
    if (!table.flying && (on[next] as number) >= 0) continue
    const rest =
      which === 0 ? { one, ones: ones - 1, other, others } : { one, ones, other, others: others - 1 }
    const sum = (ground.difficult[next] as number) + fewest(work, table, search, next, rest)
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

function stepsBetween({ tables: { board } }: Workspace, a: number, b: number): number {
  const { distances, size, q, r } = board
  if (distances.length > 0) return distances[a * size + b] as number
  return axialLength((q[a] as number) - (q[b] as number), (r[a] as number) - (r[b] as number))
}

/** Any path: what is left to pay is spread from the destination, cost by cost, up to the speed. */
function searchedPath(work: Workspace, table: UnitTable, start: number, to: number): number[] | undefined {
  const { paths } = work
  const search = nextSearch(paths)
  const begin = 2 * start
  note(paths, search, 2 * to, 0)
  note(paths, search, 2 * to + 1, 0)
  for (let cost = 0; cost <= table.speed; cost++) {
    const waiting = waitingAt(paths, cost)
    for (let place = 0; place < waiting.length; place++) {
      const state = waiting[place] as number
      if (((paths.left[state] as number) / COST) >> 0 === cost) spread(work, table, search, state, start)
    }
  }
  const found = paths.stamp[begin] === search && (paths.left[begin] as number) < (table.speed + 1) * COST
  for (const waiting of paths.waiting) waiting.length = 0
  return found ? walked(work, table, search, start, to) : undefined
}

/** To the states from which the unit can step into this one. */
function spread(work: Workspace, table: UnitTable, search: number, state: number, start: number): void {
  const { tables, paths, on } = work
  const cell = state >> 1
  const paid = state & 1
  const left = paths.left[state] as number
  for (let before = 0; before < 2; before++) {
    if (paidAfter(work, table, cell, before) !== paid) continue
    const sum = left + stepCost(work, table, cell, before)
    for (let edge = cell * 6; edge < cell * 6 + 6; edge++) {
      const from = tables.board.neighbours[edge] as number
      if (from < 0 || (from !== start && !table.flying && (on[from] as number) >= 0)) continue
      note(paths, search, 2 * from + before, sum)
    }
  }
}

/** From the start, always the first direction that keeps to what is left to pay. */
function walked(work: Workspace, table: UnitTable, search: number, start: number, to: number): number[] {
  const { tables, paths } = work
  const path: number[] = []
  let cell = start
  let paid = 0
  while (cell !== to) {
    const left = paths.left[2 * cell + paid] as number
    const direction = DIRECTION_ORDER.find(each => {
      const next = tables.board.neighbours[cell * 6 + each] as number
      if (next < 0) return false
      const state = 2 * next + paidAfter(work, table, next, paid)
      return (
        paths.stamp[state] === search &&
        (paths.left[state] as number) + stepCost(work, table, next, paid) === left
      )
    })
    if (direction === undefined) throw new RangeError(`There is no step from ${cell} to ${to}`)
    cell = tables.board.neighbours[cell * 6 + direction] as number
    paid = paidAfter(work, table, cell, paid)
    path.push(cell)
  }
  return path
}

/** Whether the surcharge of the move is paid once the cell is entered. */
function paidAfter({ ground, tables }: Workspace, { flying }: UnitTable, cell: number, paid: number): number {
  if (flying || tables.rules.movement.perHex) return paid
  return paid === 1 || ground.difficult[cell] !== 0 ? 1 : 0
}

function stepCost({ ground, tables }: Workspace, { flying }: UnitTable, cell: number, paid: number): number {
  const difficult = ground.difficult[cell] as number
  const { surcharge, perHex } = tables.rules.movement
  const pays = !flying && difficult !== 0 && (perHex || paid === 0)
  return COST * (1 + (pays ? surcharge : 0)) + HEX + difficult
}

function note(paths: Paths, search: number, state: number, left: number): void {
  if (paths.stamp[state] === search && (paths.left[state] as number) <= left) return
  paths.stamp[state] = search
  paths.left[state] = left
  waitingAt(paths, Math.floor(left / COST)).push(state)
}

function waitingAt(paths: Paths, cost: number): number[] {
  while (paths.waiting.length <= cost) paths.waiting.push([])
  return paths.waiting[cost] as number[]
}

/** Numbers of two billion searches ago must not count as current. */
function nextSearch(paths: Paths): number {
  if (paths.number === 0x7fffffff) {
    paths.stamp.fill(0)
    paths.number = 0
  }
  return ++paths.number
}
