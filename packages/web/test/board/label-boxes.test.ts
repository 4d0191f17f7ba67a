import { describe, expect, test } from 'vitest'
import { type Rectangle, touches } from '../../src/board/geometry/rectangle.ts'
import { type Label, labelBoxes } from '../../src/board/stages/chart/label-boxes.ts'
import { wrapped } from '../../src/board/stages/chart/note.ts'
import { stepOf } from '../../src/board/stages/chart/ways.ts'

const within: Rectangle = { x: 0, y: 0, width: 20, height: 10 }

/** Right of a point, or left of it. */
function label(x: number, y: number, needed = false): Label {
  const [width, height] = [4, 1]
  return {
    needed,
    anchors: [
      { x: x + 0.5, y: y - 0.5, width, height },
      { x: x - 0.5 - width, y: y - 0.5, width, height },
    ],
  }
}

describe('names on a chart', () => {
  test('stand where they are read best while there is room', () => {
    expect(labelBoxes([label(5, 5)], { discs: [], lines: [], within })).toEqual([
      { x: 5.5, y: 4.5, width: 4, height: 1 },
    ])
  })

  test('keep off places, off each other and within the edge', () => {
    const discs = [{ x: 7, y: 4, width: 2, height: 2 }]
    const boxes = labelBoxes([label(5, 5), label(5, 5), label(19, 2), label(12, 2)], {
      discs,
      lines: [],
      within,
    })
    expect(boxes[0]?.x).toBe(0.5)
    expect(boxes[1]).toBeUndefined()
    expect(boxes[2]?.x).toBe(14.5)
    expect(boxes[3]?.x).toBe(7.5)
    const placed = boxes.flatMap(box => box ?? [])
    for (const [number, box] of placed.entries())
      for (const other of [...discs, ...placed.slice(number + 1)]) expect(touches(box, other)).toBe(false)
  })

  test('are written all the same where they are needed', () => {
    const crowd = { discs: [within], lines: [], within }
    expect(labelBoxes([label(5, 5)], crowd)).toEqual([undefined])
    expect(labelBoxes([label(5, 5, true)], crowd)[0]).toBeDefined()
  })

  test('rather stand beside a way than on it', () => {
    const way = [
      { x: 5, y: 5 },
      { x: 15, y: 5 },
    ] as const
    expect(labelBoxes([label(5, 5)], { discs: [], lines: [way], within })[0]?.x).toBe(0.5)
  })
})

test('danger is told in four steps', () => {
  expect([undefined, 0, 0.3, 0.5, 0.75, 1].map(danger => stepOf(danger))).toEqual([0, 0, 1, 2, 3, 3])
})

describe('a note is broken into lines', () => {
  const fits = (line: string) => line.length <= 10
  test('at spaces', () => {
    expect(wrapped('Repairs and powder', fits)).toEqual(['Repairs', 'and powder'])
  })
  test('anywhere where there are none', () => {
    expect(wrapped('自由港有外科医生和船匠', line => line.length <= 6)).toEqual([
      '自由港有外科',
      '医生和船匠',
    ])
  })
  test('a word that is too long has a line of its own', () => {
    expect(wrapped('an unpronounceable name', fits)).toEqual(['an', 'unpronounceable', 'name'])
  })
})
