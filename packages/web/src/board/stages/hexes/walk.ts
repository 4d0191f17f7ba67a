import { cellAt, cellAtOffset, coordinatesOf, neighbour, offsetOf, step } from '@sextant/hex'
import type { WalkKey } from '../walk-key.ts'
import type { HexPlaces } from './places.ts'

/** Along the rows and columns of the grid as it is seen. */
export function walkHexes(places: HexPlaces, from: number, key: WalkKey): number {
  const direction = DIRECTIONS[places.board.orientation][key]
  return direction === undefined ? alongGrid(places, from, key) : straight(places, from, direction)
}

/** Two keys have no neighbour in their direction: up and down on a pointy board, left and right on a flat one. */
const DIRECTIONS: Readonly<Record<'pointy' | 'flat', Partial<Record<WalkKey, number>>>> = {
  pointy: { ArrowRight: 0, PageDown: 1, End: 2, ArrowLeft: 3, Home: 4, PageUp: 5 },
  flat: { ArrowUp: 0, PageUp: 1, PageDown: 2, ArrowDown: 3, End: 4, Home: 5 },
}

/** What has no neighbour of its own lies between two: the neighbours on either side of it. */
const BESIDE: Partial<Record<WalkKey, readonly WalkKey[]>> = {
  ArrowUp: ['PageUp', 'Home'],
  ArrowDown: ['PageDown', 'End'],
  ArrowLeft: ['Home', 'End'],
  ArrowRight: ['PageUp', 'PageDown'],
}

/** A hole in the board is stepped over, up to this many cells. */
const WIDEST_HOLE = 64

function straight({ board }: HexPlaces, from: number, direction: number): number {
  const { q, r } = coordinatesOf(board, from)
  const along = step(board.orientation, direction)
  for (let steps = 1; steps <= WIDEST_HOLE; steps++) {
    const cell = cellAt(board, q + along.q * steps, r + along.r * steps)
    if (cell >= 0) return cell
  }
  return from
}

/** Within the column (or row), which zigzags; else to the neighbour on its other side; else over the hole. */
function alongGrid({ board }: HexPlaces, from: number, key: WalkKey): number {
  const { row, column } = offsetOf(board, from)
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const right = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const beside = (BESIDE[key] ?? []).flatMap(aslant => {
    const direction = DIRECTIONS[board.orientation][aslant]
    return direction === undefined ? [] : [neighbour(board, from, direction)]
  })
  for (let steps = 1; steps <= WIDEST_HOLE; steps++) {
    const cell = cellAtOffset(board, row + down * steps, column + right * steps)
    if (cell >= 0) return cell
    const other = beside.find(place => place >= 0)
    if (steps === 1 && other !== undefined) return other
  }
  return from
}
