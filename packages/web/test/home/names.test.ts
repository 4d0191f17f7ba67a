import { afterAll, describe, expect, test } from 'vitest'
import { speak } from '../../src/i18n/texts.ts'
import { playersLine } from '../../src/ui/players-line.ts'
import { resultLine } from '../../src/ui/result-line.ts'

const match = {
  game: 'blades-of-hex',
  seats: [
    { name: 'red', player: 'captain' },
    { name: 'blue', player: 'random' },
  ],
  outcome: { scores: [1, 0], reason: 'conquest' },
}

describe('a match in a list', () => {
  afterAll(() => speak('en'))

  test('is named in the language of the page without loading its game', async () => {
    await speak('zh')
    expect(playersLine(match)).toBe('伊尔莎上尉 – 随机')
    expect(resultLine(match)).toBe('红军获胜')
    await speak('en')
    expect(playersLine(match)).toBe('Captain Ilse – Random')
    expect(resultLine(match)).toBe('Red wins')
  })

  test('of a game that is not here has its codes made readable', async () => {
    await speak('en')
    expect(playersLine({ ...match, game: 'gone' })).toBe('Captain – Random')
    expect(resultLine({ ...match, game: 'gone' })).toBe('Red wins')
  })
})
