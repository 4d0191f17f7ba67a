import { checkShape, SeededDice, startMatch } from '@sextant/engine'
import { untitledNumbers } from '@sextant/testing'
import { describe, expect, test } from 'vitest'
import { hexReversi, type Options, type State } from '../src/index.ts'

const three = hexReversi.scenarios[0].options
const flawsOf = (change: Partial<Options>) => hexReversi.flaws?.({ ...three, ...change })

describe('options', () => {
  test('that leave no room on the board are named with their place', () => {
    expect(flawsOf({ seats: 6, radius: 3, discs: 4 })).toEqual([
      { path: '/discs', message: '6 seats would begin with 24 discs; at most 18 leave room on this board' },
    ])
    expect(flawsOf({ seats: 6, radius: 3, discs: 3 })).toEqual([])
  })

  test('with too few discs and too few turns have two flaws', () => {
    expect(flawsOf({ seats: 3, discs: 2, turns: 2 })).toEqual([
      { path: '/discs', message: '3 seats would begin with 6 discs; they need at least 7' },
      { path: '/turns', message: '2 turns are too few for 3 seats to have one each' },
    ])
  })

  test('with flaws start no match', () => {
    const start = () => startMatch(hexReversi, { options: { ...three, turns: 2 }, seed: 's' })
    expect(start).toThrow('/turns: 2 turns are too few for 3 seats to have one each')
  })

  test('beyond what the schema allows are refused', () => {
    for (const change of [
      { seats: 1 },
      { seats: 7 },
      { radius: 2 },
      { radius: 7 },
      { discs: 1 },
      { pass: 'no' },
    ])
      expect(checkShape(hexReversi.options, { ...three, ...change }).ok).toBe(false)
  })

  test('without flaws fill the whole board with hexes that can be reached, whatever their number', () => {
    for (const seats of [2, 3, 4, 5, 6])
      for (const discs of [2, 3, 4]) {
        const options = { ...three, seats, discs }
        if (hexReversi.flaws?.(options).length !== 0) continue
        const { start, seats: names, board } = hexReversi.load(options).tables
        expect(names).toHaveLength(seats)
        const counts = names.map((_, seat) => start.filter(disc => disc === seat).length)
        expect(counts).toEqual(names.map(() => discs))
        expect(start.some((disc, cell) => disc >= 0 && isEven(board.q[cell]) && isEven(board.r[cell]))).toBe(
          true,
        )
      }
  })

  test('have a title and a description for each number', () => {
    for (const name of ['seats', 'radius', 'discs', 'turns', 'pass'])
      expect(untitledNumbers(hexReversi.options, name)).toEqual([])
  })
})

describe('positions from outside', () => {
  const rules = hexReversi.load(three)
  const start: State = rules.setup(SeededDice.from('s'), () => undefined)
  const flaws = (change: Partial<State>) => rules.flaws?.({ ...start, ...change })

  test('the start has no flaws', () => expect(flaws({})).toEqual([]))

  test('have as many hexes as the board', () => {
    expect(flaws({ discs: start.discs.slice(1) })).toEqual([
      { path: '/discs', message: 'has 60 hexes; the board has 61' },
    ])
  })

  test('have discs of seats in this match only, and one of them is to move', () => {
    expect(flaws({ discs: start.discs.with(0, 4), seat: 3 })).toEqual([
      { path: '/discs/0', message: 'there is no seat 4 in this match' },
      { path: '/seat', message: 'there is no seat 3 in this match' },
    ])
  })

  test('are not the turn of a seat that is out', () => {
    expect(flaws({ discs: start.discs.map(disc => (disc === 1 ? 2 : disc)), seat: 1 })).toEqual([
      { path: '/seat', message: 'green has no discs and is out' },
    ])
  })

  test('lie within the turn limit, and their last hexes on the board', () => {
    expect(flaws({ turn: 202, last: [3, 61] })).toEqual([
      { path: '/turn', message: 'turn 202 is past the limit of 200' },
      { path: '/last/1', message: 'the board has no hex 61' },
    ])
    expect(flaws({ turn: 201 })).toEqual([])
  })
})

function isEven(number: number | undefined): boolean {
  return number !== undefined && number % 2 === 0
}
