import { afterEach, beforeEach, expect, test } from 'vitest'
import { listed, repeated } from '../../src/i18n/listed.ts'
import { resultText } from '../../src/i18n/result-text.ts'
import { speak } from '../../src/i18n/texts.ts'
import { resultLine } from '../../src/ui/result-line.ts'

const NAMES = ['Red', 'Green', 'Blue']
const result = (...scores: number[]) => resultText({ scores, reason: 'over' }, NAMES.slice(0, scores.length))

beforeEach(() => speak('en'))
afterEach(() => speak('en'))

test('a win is somebody’s, shared by some or all, or a draw of two', () => {
  expect(result(0, 1, 0)).toBe('Green wins')
  expect(result(0.5, 0.5, 0)).toBe('Red and Green share the win')
  expect(result(1 / 3, 1 / 3, 1 / 3)).toBe('All share the win')
  expect(result(0.5, 0.5)).toBe('Draw')
  expect(result(1)).toBe('Red wins')
  expect(result(0)).toBe('Nobody wins')
})

test('to the one person in it, who won is said as you', () => {
  const yours = (own: number, ...scores: number[]) =>
    resultText({ scores, reason: 'over' }, NAMES.slice(0, scores.length), own)
  expect(yours(1, 0, 1)).toBe('You won')
  expect(yours(0, 0, 1)).toBe('You lost')
  expect(yours(0, 0.5, 0.5)).toBe('Draw')
  expect(yours(0, 0.5, 0.5, 0)).toBe('You share the win')
  // Among more than two, who won is news.
  expect(yours(0, 0, 1, 0)).toBe('Green wins')
  expect(resultText({ scores: [0.5, 0.5], reason: 'called-off' }, NAMES.slice(0, 2), 0)).toBe(
    'Match called off',
  )
})

test('a list says it to the one person who has played, also where a bot took over', () => {
  const outcome = { scores: [1, 0], reason: 'sunk' }
  const seats = [
    { name: 'player', player: 'person' },
    { name: 'game', player: 'cautious' },
  ]
  expect(resultLine({ game: 'broadside', seats, outcome })).toBe('You won')
  const taken = seats.map(seat => ({ ...seat, player: 'cautious' }))
  expect(resultLine({ game: 'broadside', seats: taken, outcome, persons: [1] })).toBe('You lost')
  expect(resultLine({ game: 'broadside', seats: taken, outcome })).toBe('First ship wins')
})

test('a match that was called off has no winner, whatever its scores', () => {
  expect(resultText({ scores: [0.5, 0.5], reason: 'called-off' }, NAMES.slice(0, 2))).toBe('Match called off')
})

test('names are listed as the language does', async () => {
  expect(listed(NAMES)).toBe('Red, Green and Blue')
  await speak('zh')
  expect(listed(['红', '绿', '蓝'])).toBe('红、绿和蓝')
  expect(resultText({ scores: [0.5, 0.5, 0], reason: 'over' }, ['红', '绿', '蓝'])).toBe('红和绿并列获胜')
})

test('the same name several times in a row is written once', () => {
  expect(repeated(['You', 'Calm', 'Calm', 'Bold'])).toEqual(['You', 'Calm × 2', 'Bold'])
})
