import { describe, expect, test } from 'vitest'
import { goneOver, stroke } from '../../src/board/input/drag-path.ts'

describe('the cells a pointer goes over', () => {
  const over = (...cells: (number | undefined)[]) =>
    cells.reduce<readonly number[]>((way, cell) => goneOver(way, 0, cell), [])

  test('come in the order they are entered, each once', () => {
    expect(over(0, 0, 1, 1, 2, 2, 3)).toEqual([1, 2, 3])
  })

  test('going back takes back', () => {
    expect(over(1, 2, 3, 2)).toEqual([1, 2])
    expect(over(1, 2, 0)).toEqual([])
  })

  test('beside the board is nowhere', () => {
    expect(over(1, undefined, 2)).toEqual([1, 2])
  })
})

test('a fast movement is looked at all along', () => {
  const points = stroke({ x: 0, y: 0 }, { x: 30, y: 40 })
  expect(points.at(-1)).toEqual({ x: 30, y: 40 })
  const gaps = points.slice(1).map((point, number) => {
    const before = points[number] ?? point
    return Math.hypot(point.x - before.x, point.y - before.y)
  })
  expect(Math.max(...gaps)).toBeLessThanOrEqual(6)
  expect(stroke({ x: 5, y: 5 }, { x: 5, y: 5 })).toEqual([{ x: 5, y: 5 }])
})
