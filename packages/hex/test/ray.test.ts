import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellAt, directionTo, hexagon, NO_CELL, neighbour, ray, rayLength, raysOf } from '../src/index.ts'
import { cellOn, direction, holedBoard } from './boards.ts'

const start = holedBoard(5).chain(board => fc.tuple(fc.constant(board), cellOn(board), direction))

test('a ray goes from neighbour to neighbour until the board ends', () => {
  fc.assert(
    fc.property(start, ([board, cell, direction]) => {
      const walked: number[] = []
      for (let at = neighbour(board, cell, direction); at !== NO_CELL; at = neighbour(board, at, direction)) {
        walked.push(at)
      }
      expect([...ray(board, cell, direction)]).toEqual(walked)
      expect(rayLength(raysOf(board), cell, direction)).toBe(walked.length)
    }),
    { numRuns: 150 },
  )
})

test('every cell on a ray lies in its direction, and no cell off the rays in any', () => {
  const board = hexagon('flat', 6)
  for (let cell = 0; cell < board.size; cell += 7) {
    const found = new Map<number, number>()
    for (let direction = 0; direction < 6; direction++) {
      for (const there of ray(board, cell, direction)) found.set(there, direction)
    }
    for (let there = 0; there < board.size; there++) {
      expect(directionTo(board, cell, there)).toBe(found.get(there))
    }
  }
})

test('the table of rays is built once', () => {
  const board = hexagon('pointy', 3)
  expect(raysOf(board)).toBe(raysOf(board))
  expect(ray(board, cellAt(board, 0, 0), 0)).toHaveLength(3)
})
