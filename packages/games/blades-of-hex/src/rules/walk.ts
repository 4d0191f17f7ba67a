import type { Board } from '@sextant/hex'
import type { Faction } from '../schema.ts'
import type { Roster } from './roster.ts'

/** Where a unit can walk to, in memory that is reused. All hexes cost the same, so steps are counted. */
export interface Walk {
  readonly board: Board
  /** The cells a move can end on, nearest first: the first `count` of `ends`. */
  count: number
  readonly ends: Int32Array
  readonly queue: Int32Array
  readonly steps: Int32Array
  readonly parent: Int32Array
  /** Cells reached by the current walk have its number. */
  readonly reachedBy: Int32Array
  number: number
}

export function createWalk(board: Board): Walk {
  const table = () => new Int32Array(board.size)
  return {
    board,
    count: 0,
    ends: table(),
    queue: table(),
    steps: table(),
    parent: table(),
    reachedBy: table(),
    number: 0,
  }
}

/** A path runs over empty tiles and tiles of friends; other units block. It ends on an empty tile. */
export function walkFrom(walk: Walk, { on }: Roster, side: Faction, start: number, speed: number): Walk {
  const { ends, queue, steps, parent, reachedBy } = walk
  const { neighbours } = walk.board
  const number = nextNumber(walk)
  reachedBy[start] = number
  steps[start] = 0
  parent[start] = -1
  queue[0] = start
  let waiting = 1
  let count = 0
  for (let next = 0; next < waiting; next++) {
    const cell = queue[next] as number
    const far = steps[cell] as number
    if (far === speed) break
    for (let edge = cell * 6; edge < cell * 6 + 6; edge++) {
      const to = neighbours[edge] as number
      if (to < 0 || reachedBy[to] === number) continue
      const occupant = on[to]
      if (occupant && occupant.unit.army !== side) continue
      reachedBy[to] = number
      steps[to] = far + 1
      parent[to] = cell
      queue[waiting++] = to
      if (!occupant) ends[count++] = to
    }
  }
  walk.count = count
  return walk
}

/** The cells of the shortest walk, from the start to the cell, both included; none when it cannot end there. */
export function pathTo({ reachedBy, parent, number }: Walk, cell: number): number[] {
  const path: number[] = []
  if (reachedBy[cell] !== number) return path
  for (let at = cell; at >= 0; at = parent[at] as number) path.push(at)
  return path.reverse()
}

/** Numbers of two billion walks ago must not count as current. */
function nextNumber(walk: Walk): number {
  if (walk.number === 0x7fffffff) {
    walk.reachedBy.fill(0)
    walk.number = 0
  }
  return ++walk.number
}
