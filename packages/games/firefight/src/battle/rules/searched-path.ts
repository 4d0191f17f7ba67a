import type { UnitTable } from '../unit-table.ts'
import { DIRECTION_ORDER, nextSearch, type PathSearch } from './path-search.ts'
import type { Workspace } from './workspace.ts'

/** Cost, hexes and difficult hexes of a path as one number: the lesser is the better. */
const HEX = 1 << 8
const COST = 1 << 16

/** Any path: what is left to pay is spread from the destination, cost by cost, up to the speed. */
export function searchedPath(
  work: Workspace,
  table: UnitTable,
  start: number,
  to: number,
): number[] | undefined {
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

function note(paths: PathSearch, search: number, state: number, left: number): void {
  if (paths.stamp[state] === search && (paths.left[state] as number) <= left) return
  paths.stamp[state] = search
  paths.left[state] = left
  waitingAt(paths, Math.floor(left / COST)).push(state)
}

function waitingAt(paths: PathSearch, cost: number): number[] {
  while (paths.waiting.length <= cost) paths.waiting.push([])
  return paths.waiting[cost] as number[]
}
