import type { TablePanel } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { turnAfter, turnFrom, turnUnderWay, withoutZeros } from '../src/index.ts'

describe('the tables after a turn', () => {
  const table = (rows: TablePanel['rows']): TablePanel => ({
    kind: 'table',
    id: 'kills',
    title: 'Kills and gold',
    columns: ['Army', 'Kills', 'Gold'],
    rows,
  })

  test('are not there where every number is zero', () => {
    expect(withoutZeros([table([['Red', 0, 0]]), table([])])).toEqual([])
  })

  test('have the rows and columns in which something happened', () => {
    const [reported] = withoutZeros([
      table([
        ['Red', 0, 0],
        ['Blue', 0, 15],
      ]),
    ])
    expect(reported).toMatchObject({ columns: ['Army', 'Gold'], rows: [['Blue', 15]] })
  })

  test('keep what is said in words', () => {
    const words = table([['Red', 'two', 'none']])
    expect(withoutZeros([words])).toEqual([words])
  })
})

describe('a turn', () => {
  const ended = (first: readonly number[], ...asked: (readonly number[])[]) =>
    asked.reduce((turn, toAct) => turnAfter(turn, { toAct }), turnFrom(0, { toAct: first })).over

  test('of one seat is over when another is asked', () => {
    expect(ended([0], [0], [0])).toBe(false)
    expect(ended([0], [0], [1])).toBe(true)
    expect(ended([0], [])).toBe(true)
  })

  test('of several at the same time is over when all have decided, though they are asked again at once', () => {
    expect(ended([0, 1], [0, 1], [1])).toBe(false)
    expect(ended([0, 1], [1], [0, 1])).toBe(true)
    expect(ended([0, 1], [0], [0], [0, 1])).toBe(true)
    expect(ended([0, 1], [1], [])).toBe(true)
  })

  test('is found again from who was asked after each step', () => {
    const underWay = (from: number, asked: readonly (readonly number[])[]) =>
      turnUnderWay(
        from,
        asked.map(toAct => ({ toAct })),
      )
    expect(underWay(0, [[0, 1], [0, 1], [1]])).toEqual({
      from: 0,
      seats: [0, 1],
      asked: [1],
      over: false,
    })
    expect(underWay(4, [[0, 1], [1], [0, 1], [0]])).toMatchObject({ from: 6, seats: [0, 1], asked: [0] })
    expect(underWay(3, [[0], [1], [1]])).toMatchObject({ from: 4, seats: [1] })
    expect(underWay(7, [[1]])).toEqual({ from: 7, seats: [1], asked: [1], over: false })
  })

  test('that is joined when one of several has decided ends like any other', () => {
    expect(ended([1], [1])).toBe(false)
    expect(ended([1], [0, 1])).toBe(true)
  })
})
