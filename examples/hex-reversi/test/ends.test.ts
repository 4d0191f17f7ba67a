import { startMatch } from '@sextant/engine'
import { expect, test } from 'vitest'
import { hexReversi, type State } from '../src/index.ts'

const { options } = hexReversi.scenarios[0]
const { start } = hexReversi.load(options).tables

const from = (discs: readonly number[]) => {
  const position: State = { discs: [...discs], seat: 0, turn: 1, passes: 0, last: [] }
  return startMatch(hexReversi, { options, seed: 's', position })
}

test('a seat that resigns gets nothing, and the others share the win', () => {
  const match = from(start)
  match.end({ kind: 'resigned', seat: 1 })
  expect(match.outcome).toEqual({ scores: [0.5, 0, 0.5], reason: 'resigned' })
})

test('a seat that is out gets nothing when another resigns', () => {
  const match = from(start.map(disc => (disc === 2 ? 1 : disc)))
  match.end({ kind: 'resigned', seat: 0 })
  expect(match.outcome).toEqual({ scores: [0, 1, 0], reason: 'resigned' })
})

test('a turn is one action of one seat, numbered through', () => {
  const match = from(start)
  expect(match.turn).toEqual({ seats: [0], number: 1 })
  const [first] = match.legal(0)
  if (first) match.act(0, first)
  expect(match.turn).toEqual({ seats: [1], number: 2 })
})
