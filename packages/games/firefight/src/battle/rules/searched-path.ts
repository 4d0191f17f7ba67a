import { distance } from '@sextant/hex'
import type { UnitTable } from '../unit-table.ts'
import { DIRECTION_ORDER, nextSearch, type PathSearch, type Waiting } from './path-search.ts'
import type { Workspace } from './workspace.ts'

/** Cost, hexes and difficult hexes of a path as one number: the lesser is the better. */
const HEX = 1 << 8
const COST_BITS = 16
const COST = 1 << COST_BITS

/** Any path: what is left to pay is spread from the destination, cost by cost, up to the speed. */
export function searchedPath(
  work: Workspace,
  table: UnitTable,
  start: number,
  to: number,
): number[] | undefined {
  const { paths } = work
  const search = nextSearch(paths)
  for (const waiting of paths.waiting) waiting.count = 0
  note(paths, search, 2 * to, 0)
  note(paths, search, 2 * to + 1, 0)
  for (let cost = 0; cost <= table.speed; cost++) {
    const waiting = waitingAt(paths, cost)
    for (let place = 0; place < waiting.count; place++) {
      const state = waiting.states[place] as number
      if ((paths.left[state] as number) >> COST_BITS === cost) spread(work, table, search, state, start)
    }
  }
  return paths.stamp[2 * start] === search ? walked(work, table, search, start, to) : undefined
}

/** To the states from which the unit can step into this one; those too far from its start are of no use. */
function spread(work: Workspace, table: UnitTable, search: number, state: number, start: number): void {
  const { tables, paths, on } = work
  const { board } = tables
  const cell = state >> 1
  const paid = state & 1
  const left = paths.left[state] as number
  for (let before = 0; before < 2; before++) {
    if (paidAfter(work, table, cell, before) !== paid) continue
    const sum = left + stepCost(work, table, cell, before)
    const steps = table.speed - (sum >> COST_BITS)
    for (let edge = cell * 6; edge < cell * 6 + 6; edge++) {
      const from = board.neighbours[edge] as number
      if (from < 0 || distance(board, from, start) > steps) continue
      if (from !== start && !table.flying && (on[from] as number) >= 0) continue
      note(paths, search, 2 * from + before, sum)
    }
  }
}

/** From the start, always the first direction that keeps to what is left to pay. */
function walked(work: Workspace, table: UnitTable, search: number, start: number, to: number): number[] {
  const path: number[] = []
  let cell = start
  let paid = 0
  while (cell !== to) {
    cell = stepFrom(work, table, search, cell, paid)
    paid = paidAfter(work, table, cell, paid)
    path.push(cell)
  }
  return path
}

function stepFrom(work: Workspace, table: UnitTable, search: number, cell: number, paid: number): number {
  const { tables, paths } = work
  const left = paths.left[2 * cell + paid] as number
  for (const direction of DIRECTION_ORDER) {
    const next = tables.board.neighbours[cell * 6 + direction] as number
    if (next < 0) continue
    const state = 2 * next + paidAfter(work, table, next, paid)
    if (paths.stamp[state] !== search) continue
    if ((paths.left[state] as number) + stepCost(work, table, next, paid) === left) return next
  }
  throw new RangeError(`There is no step from ${cell}`)
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
  const waiting = waitingAt(paths, left >> COST_BITS)
  waiting.states[waiting.count++] = state
}

function waitingAt({ waiting }: PathSearch, cost: number): Waiting {
  while (waiting.length <= cost) waiting.push({ states: [], count: 0 })
  return waiting[cost] as Waiting
}
