import type { Board } from '@sextant/hex'
import type { Workspace } from './workspace.ts'

/** Where a unit can go, cell by cell: for maps and rules that the flood is not made for. */
export interface Walk {
  /** Cells settled by the current search, and cells where the current move can end, have its number. */
  readonly settled: Int32Array
  readonly ends: Int32Array
  search: number
  move: number
  /** The first and the last cell where the current move can end. */
  first: number
  last: number
  /** Cells that wait to be settled, by cost. */
  readonly waiting: number[][]
}

export function createWalk({ size }: Board): Walk {
  return {
    settled: new Int32Array(size),
    ends: new Int32Array(size),
    search: 0,
    move: 0,
    first: 0,
    last: -1,
    waiting: [],
  }
}

/** Puts the cells where a unit can end its move into a list, in their order, and says how many. The state has been read. */
export function walkFrom(
  work: Workspace,
  start: number,
  speed: number,
  flying: boolean,
  into: Int32Array,
): number {
  const { walk, tables, on } = work
  const { surcharge, perHex } = tables.rules.movement
  renumber(walk)
  walk.move++
  walk.first = tables.board.size
  walk.last = -1
  if (flying) settle(work, start, speed, 'over')
  else if (perHex) settle(work, start, speed, 'paying')
  else {
    settle(work, start, speed - surcharge, 'any')
    settle(work, start, speed, 'easy')
  }
  let count = 0
  for (let cell = walk.first; cell <= walk.last; cell++)
    if (walk.ends[cell] === walk.move && on[cell] === -1) into[count++] = cell
  return count
}

/** Over units; paying for each difficult hex; over any ground; over easy ground only. */
type Manner = 'over' | 'paying' | 'any' | 'easy'

function settle(work: Workspace, start: number, limit: number, manner: Manner): void {
  const { walk, ground, on, tables } = work
  const { neighbours } = tables.board
  const search = ++walk.search
  if (limit >= 0) waitingAt(walk, 0).push(start)
  for (let cost = 0; cost <= limit; cost++) {
    for (const cell of waitingAt(walk, cost)) {
      if (walk.settled[cell] === search) continue
      walk.settled[cell] = search
      noteEnd(walk, cell)
      for (let edge = cell * 6; edge < cell * 6 + 6; edge++) {
        const next = neighbours[edge] as number
        if (next < 0 || walk.settled[next] === search) continue
        if (manner !== 'over' && on[next] !== -1) continue
        if (manner === 'easy' && ground.difficult[next] !== 0) continue
        const sum = cost + (manner === 'paying' ? (ground.cost[next] as number) : 1)
        if (sum <= limit) waitingAt(walk, sum).push(next)
      }
    }
    waitingAt(walk, cost).length = 0
  }
}

/** Numbers of two billion searches ago must not count as current. */
function renumber(walk: Walk): void {
  if (walk.search < 0x7ffffff0) return
  walk.settled.fill(0)
  walk.ends.fill(0)
  walk.search = 0
  walk.move = 0
}

function noteEnd(walk: Walk, cell: number): void {
  walk.ends[cell] = walk.move
  if (cell < walk.first) walk.first = cell
  if (cell > walk.last) walk.last = cell
}

function waitingAt({ waiting }: Walk, cost: number): number[] {
  let list = waiting[cost]
  for (; !list; list = waiting[cost]) waiting.push([])
  return list
}
