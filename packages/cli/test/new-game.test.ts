import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { packageNames, whyNoGameName, whyNoName, whyNoReset } from '../../../scripts/game-name.mjs'

describe('the name of a new game', () => {
  it.each(['my-game', 'go', 'game-2', 'class-war', 'pawn-storm'])('%s is one', name => {
    expect(whyNoGameName(name, ['engine', 'hexapawn'])).toBeUndefined()
  })

  it.each([
    ['', 'in lower case with dashes, found ""'],
    ['My Game', 'in lower case with dashes'],
    ['../x', 'in lower case with dashes'],
    ['a--b', 'in lower case with dashes'],
    ['x'.repeat(51), 'too long for a name: 50 letters at most'],
    ['engine', 'there is a package @sextant/engine already'],
    ['hexapawn', 'there is a package @sextant/hexapawn already'],
    ['class', 'a word of JavaScript'],
    ['await', 'a word of JavaScript'],
    ['eval', 'a word of JavaScript'],
    ['constructor', 'a word of JavaScript'],
    ['then', 'a word of JavaScript'],
    ['map', 'a word of JavaScript'],
    ['game', 'uses the word game already'],
    ['state', 'uses the word state already'],
  ])('%s is none', (name, why) => {
    expect(whyNoGameName(name, ['engine', 'hexapawn'])).toContain(why)
  })
})

test('a game that is there already has a name, and no folder outside has', () => {
  expect(whyNoName('blades-of-hex')).toBeUndefined()
  expect(whyNoName('../../docs')).toContain('in lower case with dashes')
})

test('every package of the workspace has its name taken', () => {
  expect(packageNames()).toEqual(
    expect.arrayContaining(['engine', 'games', 'hexapawn', 'blades-of-hex', 'e2e']),
  )
})

test('only the tests of the example are ever removed', () => {
  const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
  expect(whyNoReset(folder('packages/games/blades-of-hex'))).toBe(
    'packages/games/blades-of-hex has no tests of the example any more; nothing was changed',
  )
  expect(whyNoReset(folder('examples/hexapawn'))).toBeUndefined()
})
