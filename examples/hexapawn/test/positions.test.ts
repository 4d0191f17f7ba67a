import { checkShape, startMatch } from '@sextant/engine'
import { expect, test } from 'vitest'
import { hexapawn } from '../src/index.ts'

const from = (white: number[], black: number[]) => () =>
  startMatch(hexapawn, { options: { radius: 2 }, seed: 's', position: { pawns: [white, black], turn: 0 } })

test('a position has its pawns on cells of the board, one on each', () => {
  const message = 'hexapawn position /pawns: pawns stand on cells of the board, one on each'
  expect(from([4], [7])).not.toThrow()
  expect(from([4, -1, -1], [7, -1])).not.toThrow()
  expect(from([4], [4])).toThrow(message)
  expect(from([19], [7])).toThrow(message)
})

test('a third list of pawns is refused with its place, not dropped', () => {
  const checked = checkShape(hexapawn.state, { pawns: [[4], [7], [9]], turn: 0 })
  expect(checked).toEqual({
    ok: false,
    flaws: [{ path: '/pawns/2', message: 'there is one too many: 2 are expected here' }],
  })
})
