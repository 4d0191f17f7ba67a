import type { Board } from './board.ts'
import { type BucketQueue, createQueue, first, insert, remove } from './queue.ts'

/** What a move over the board costs. Each table has one entry for each cell; what is left out does not apply. */
export interface Ground {
  /** Cost of entering the cell, 0 to 255; 1 everywhere when left out. */
  readonly cost?: Uint8Array
  /** Not 0: may not be entered. */
  readonly blocked?: Uint8Array
  /** Not 0: may be crossed but not ended on. */
  readonly passing?: Uint8Array
  /** Not 0: the first such cell that a move enters costs `surcharge` more; the following ones do not. */
  readonly difficult?: Uint8Array
  /** 0 to 255. */
  readonly surcharge?: number
}

/** The answer to one question at a time, in tables made once for a board: asking again allocates nothing. */
export interface Reach {
  readonly board: Board
  /** The cells a move can end on, cheapest first, the start among them: the first `count` of `cells`. */
  count: number
  readonly cells: Int32Array
  /** Tables below are valid where their stamp equals the generation. */
  generation: number
  /** State c: at cell c with no surcharge paid; state size + c: at cell c with it paid. */
  readonly stamp: Int32Array
  readonly spent: Int32Array
  readonly parent: Int32Array
  /** The cheapest state in which a move can end on the cell. */
  readonly endStamp: Int32Array
  readonly end: Int32Array
  readonly queue: BucketQueue
  readonly everywhere: Uint8Array
  readonly nowhere: Uint8Array
}

export function createReach(board: Board): Reach {
  const { size } = board
  return {
    board,
    count: 0,
    cells: new Int32Array(size),
    generation: 0,
    stamp: new Int32Array(size * 2),
    spent: new Int32Array(size * 2),
    parent: new Int32Array(size * 2),
    endStamp: new Int32Array(size),
    end: new Int32Array(size),
    queue: createQueue(size * 2),
    everywhere: new Uint8Array(size).fill(1),
    nowhere: new Uint8Array(size),
  }
}

/**
 * Finds the cheapest way to every cell that a move from `start` within `budget` (Infinity: any) can end on.
 * Staying is free and always allowed, whatever the ground says of the start.
 */
export function reachFrom(reach: Reach, start: number, budget: number, ground: Ground = OPEN): Reach {
  const { board, stamp, spent, parent, queue } = reach
  const { size, neighbours } = board
  const surcharge = ground.surcharge ?? 0
  const cost = table(board, ground.cost, reach.everywhere)
  const blocked = table(board, ground.blocked, reach.nowhere)
  const passing = table(board, ground.passing, reach.nowhere)
  const difficult = table(board, surcharge === 0 ? undefined : ground.difficult, reach.nowhere)
  checkQuestion(board, start, budget, surcharge)

  const generation = nextGeneration(reach)
  stamp[start] = generation
  spent[start] = 0
  parent[start] = NO_STATE
  insert(queue, start, 0)
  let waiting = 1

  for (let price = 0; waiting > 0; price++) {
    for (let state = first(queue, price); state !== NO_STATE; state = first(queue, price)) {
      remove(queue, state, price)
      waiting--
      const paid = state >= size
      const cell = paid ? state - size : state
      if (passing[cell] === 0 || state === start) endOn(reach, cell, state)

      for (let edge = cell * 6; edge < cell * 6 + 6; edge++) {
        const neighbour = neighbours[edge] as number
        if (neighbour < 0 || blocked[neighbour] !== 0) continue
        const charged = !paid && difficult[neighbour] !== 0
        const total = price + (cost[neighbour] as number) + (charged ? surcharge : 0)
        if (total > budget) continue
        const to = paid || charged ? neighbour + size : neighbour
        if (stamp[to] === generation) {
          const before = spent[to] as number
          if (before <= total) continue
          remove(queue, to, before)
        } else {
          stamp[to] = generation
          waiting++
        }
        spent[to] = total
        parent[to] = state
        insert(queue, to, total)
      }
    }
  }
  return reach
}

/** What the cheapest move to the cell costs, or -1 when none can end there. */
export function costTo(reach: Reach, cell: number): number {
  if (reach.endStamp[cell] !== reach.generation) return -1
  return reach.spent[reach.end[cell] as number] as number
}

/** The cells of the cheapest move, from the start to the cell, both included; empty when none can end there. */
export function pathTo(reach: Reach, cell: number): number[] {
  if (reach.endStamp[cell] !== reach.generation) return []
  const { size } = reach.board
  const path: number[] = []
  for (let state = reach.end[cell] as number; state !== NO_STATE; state = reach.parent[state] as number) {
    path.push(state >= size ? state - size : state)
  }
  return path.reverse()
}

const OPEN: Ground = {}
const NO_STATE = -1

function table(board: Board, given: Uint8Array | undefined, otherwise: Uint8Array): Uint8Array {
  if (given === undefined) return otherwise
  if (given.length === board.size) return given
  throw new RangeError(`A table of the ground has ${given.length} entries for ${board.size} cells.`)
}

function checkQuestion(board: Board, start: number, budget: number, surcharge: number): void {
  if (!(Number.isInteger(start) && start >= 0 && start < board.size)) {
    throw new RangeError(`The start ${start} is not a cell of the board.`)
  }
  if (!(budget >= 0)) throw new RangeError(`A budget is at least 0, not ${budget}.`)
  if (!(Number.isInteger(surcharge) && surcharge >= 0 && surcharge <= 255)) {
    throw new RangeError(`A surcharge is a whole number from 0 to 255, not ${surcharge}.`)
  }
}

/** Stamps of two billion questions ago must not count as fresh. */
function nextGeneration(reach: Reach): number {
  if (reach.generation === 0x7fffffff) {
    reach.stamp.fill(0)
    reach.endStamp.fill(0)
    reach.generation = 0
  }
  reach.count = 0
  return ++reach.generation
}

/** States leave the queue cheapest first, so the first to end on a cell is the best. */
function endOn(reach: Reach, cell: number, state: number): void {
  if (reach.endStamp[cell] === reach.generation) return
  reach.endStamp[cell] = reach.generation
  reach.end[cell] = state
  reach.cells[reach.count++] = cell
}
