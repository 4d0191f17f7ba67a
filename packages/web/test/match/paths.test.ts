import type { Scene } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { describe, expect, test } from 'vitest'
import { litBy } from '../../src/pages/match/selection/overlay.ts'
import { difference, nearestWay, nextWay, wholeWay } from '../../src/pages/match/selection/paths.ts'
import {
  drag,
  draggedChoice,
  leadAt,
  NOTHING,
  pick,
  selectionAfter,
} from '../../src/pages/match/selection/selection.ts'

/** A swimmer above a diver of ours in cell 0; a foe with a ball below it in cell 9. */
const scene: Scene = {
  stage: { kind: 'hexes', orientation: 'pointy', cells: [] },
  sides: [],
  pieces: [
    { id: 'swimmer', at: 0, side: 0, icon: 'x', name: 'swimmer' },
    { id: 'diver', at: 0, side: 0, icon: 'x', name: 'diver', level: -1 },
    { id: 'foe', at: 9, side: 1, icon: 'x', name: 'foe', level: -1 },
    { id: 'ball', at: 9, side: 2, icon: 'x', name: 'ball', level: -2 },
  ],
  status: '',
}

function swim(number: number, piece: string, way: readonly number[], to: number): Choice {
  const picks = [{ piece }, { cell: to }] as const
  return { number, gesture: { kind: 'pick', picks, meaning: 'reach', label: '', way } }
}

const LEFT = swim(0, 'swimmer', [1], 5)
const RIGHT = swim(1, 'swimmer', [2], 5)
const ROUND = swim(2, 'swimmer', [3, 4], 5)
const DIVER = swim(3, 'diver', [1], 5)
const STEAL: Choice = {
  number: 4,
  gesture: {
    kind: 'pick',
    picks: [{ piece: 'diver' }, { piece: 'ball' }],
    meaning: 'target',
    label: '',
  },
}
const BESIDE = swim(5, 'diver', [], 9)
const choices = [LEFT, RIGHT, ROUND, DIVER, STEAL, BESIDE]
const ground = { choices, scene }
const planned = (path: readonly number[]) => ({
  choices,
  scene: { ...scene, arrows: [{ kind: 'move', path } as const] },
})
const inHand = { chosen: [{ piece: 'swimmer' }] }

describe('pointing where several ways lead', () => {
  test('takes the one listed first', () => {
    expect(pick(inHand, ground, { cell: 5 }).take).toBe(LEFT.number)
  })

  test('takes the next one where that is planned already, and begins again after the last', () => {
    expect(pick(inHand, planned([0, 1, 5]), { cell: 5 }).take).toBe(RIGHT.number)
    expect(pick(inHand, planned([0, 2, 5]), { cell: 5 }).take).toBe(ROUND.number)
    expect(pick(inHand, planned([0, 3, 4, 5]), { cell: 5 }).take).toBe(LEFT.number)
  })

  test('a plan of another way does not count', () => {
    expect(pick(inHand, planned([7, 1, 5]), { cell: 5 }).take).toBe(LEFT.number)
    expect(nextWay([LEFT], planned([0, 1, 5]).scene)).toBe(LEFT)
  })

  test('shows the way that would be taken, but nothing over one that is planned', () => {
    const lit = (where: typeof ground) => litBy(where, inHand, { cell: 5 }, {}, () => undefined).overlay
    expect(lit(ground).arrows).toEqual([{ kind: 'move', path: [0, 1, 5] }])
    expect(lit(planned([0, 1, 5])).arrows).toEqual([])
  })
})

describe('dragging', () => {
  const from = { cell: 0, piece: 'swimmer' }

  test('takes the way that was dragged along', () => {
    expect(drag(ground, from, { cell: 5 }, [2]).take).toBe(RIGHT.number)
    expect(drag(ground, from, { cell: 5 }, [3, 4]).take).toBe(ROUND.number)
  })

  test('takes the nearest where none is the same', () => {
    expect(drag(ground, from, { cell: 5 }, [3, 8, 4]).take).toBe(ROUND.number)
    expect(drag(ground, from, { cell: 5 }, [8, 2]).take).toBe(RIGHT.number)
    expect(drag(ground, from, { cell: 5 }).take).toBe(LEFT.number)
  })

  test('moves the piece that was taken along', () => {
    expect(drag(ground, { cell: 0, piece: 'diver' }, { cell: 5 }, [2]).take).toBe(DIVER.number)
  })

  test('moves another in the cell where that one cannot go there', () => {
    expect(drag(ground, from, { cell: 9, piece: 'ball' }, []).take).toBe(STEAL.number)
  })

  test('onto a cell with pieces means the piece it was released on, else what comes first', () => {
    const diver = { cell: 0, piece: 'diver' }
    expect(drag(ground, diver, { cell: 9, piece: 'ball' }).take).toBe(STEAL.number)
    expect(drag(ground, diver, { cell: 9, piece: 'foe' }).take).toBe(STEAL.number)
    const swimFirst = { choices: [BESIDE, STEAL], scene }
    expect(drag(swimFirst, diver, { cell: 9, piece: 'foe' }).take).toBe(BESIDE.number)
    expect(drag(swimFirst, diver, { cell: 9, piece: 'ball' }).take).toBe(STEAL.number)
  })

  test('to where nothing leads is nothing', () => {
    expect(draggedChoice(ground, from, { cell: 6 }, [])).toBeUndefined()
  })

  test('shows the way, and which of those in the cell is in hand', () => {
    const carried = { from, to: { cell: 5 }, over: [2] }
    const { overlay, considered } = litBy(ground, NOTHING, { cell: 5 }, {}, () => undefined, carried)
    expect(considered).toBe(RIGHT)
    expect(overlay.arrows).toEqual([{ kind: 'move', path: [0, 2, 5] }])
    expect(overlay.marked).toEqual(['swimmer'])
    expect(overlay.highlights).toContainEqual({ cell: 5, meaning: 'reach' })
    expect(overlay.highlights).toContainEqual({ cell: 0, meaning: 'selected' })
  })
})

describe('after a plan', () => {
  test('the piece stays in hand as long as the plan can be changed', () => {
    expect(selectionAfter(LEFT.gesture, choices)).toEqual({ chosen: [{ piece: 'swimmer' }] })
    expect(selectionAfter(LEFT.gesture, [DIVER])).toEqual(NOTHING)
  })

  test('a button that was pressed for a piece leaves it in hand', () => {
    const dive = { kind: 'press', button: 'dive', label: '', picks: [{ piece: 'swimmer' }] } as const
    expect(selectionAfter(dive, choices)).toEqual({ chosen: [{ piece: 'swimmer' }] })
    expect(selectionAfter({ kind: 'press', button: 'commit', label: '' }, choices)).toEqual(NOTHING)
  })
})

describe('ways', () => {
  test('differ by what must be added, left out or exchanged', () => {
    expect(difference([], [])).toBe(0)
    expect(difference([1, 2, 3], [1, 2, 3])).toBe(0)
    expect(difference([1, 2, 3], [1, 3])).toBe(1)
    expect(difference([1, 2], [2, 1])).toBe(2)
    expect(difference([], [4, 5])).toBe(2)
  })

  test('of equals the first is nearest', () => {
    expect(nearestWay([LEFT, RIGHT], [7])).toBe(LEFT)
    expect(nearestWay([], [7])).toBeUndefined()
  })

  test('begin and end where the piece and its target are', () => {
    expect(wholeWay(ROUND, scene)).toEqual([0, 3, 4, 5])
    expect(wholeWay(STEAL, scene)).toBeUndefined()
  })
})

test('pointing among many hundreds of choices looks at each a few times only', () => {
  const pieces = Array.from({ length: 12 }, (_, unit) => ({
    id: `unit-${unit}`,
    at: unit,
    side: unit < 6 ? 0 : 1,
    icon: 'x',
    name: '',
  }))
  const looksAmong = (count: number): number => {
    let looks = 0
    const many = Array.from({ length: count }, (_, number): Choice => {
      const { gesture } = swim(number, `unit-${number % 6}`, [number % 60], 100 + (number % 50))
      return {
        number,
        get gesture() {
          looks++
          return gesture
        },
      }
    })
    const busy = { choices: many, scene: { ...scene, pieces, arrows: [] } }
    litBy(busy, NOTHING, { cell: 1, piece: 'unit-1' }, {}, () => undefined)
    litBy(busy, { chosen: [{ piece: 'unit-1' }] }, { cell: 101 }, {}, () => undefined)
    leadAt(NOTHING, busy, { cell: 1 })
    return looks
  }
  expect(looksAmong(900) / 900).toBeLessThan(20)
  expect(looksAmong(1800)).toBeLessThanOrEqual(2 * looksAmong(900))
})
