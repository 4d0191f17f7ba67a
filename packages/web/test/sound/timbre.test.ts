import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { timbreOf } from '../../src/sound/timbre.ts'

const GAMES = fileURLToPath(new URL('../../../games', import.meta.url))

/** Every sound that a game asks for by a name written in place. */
const asked = [
  ...new Set(
    readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
      .filter(path => /^[^/]+\/src\/.*show\/.*\.ts$/.test(path))
      .flatMap(path => [...readFileSync(GAMES + path, 'utf8').matchAll(/\bsound\(([^()]*)\)/g)])
      .flatMap(([, names = '']) => [...names.matchAll(/(?<!=== )'([\w-]+)'/g)])
      .map(([, name = '']) => name),
  ),
].sort()

describe('sounds', () => {
  test('of the games are found', () => {
    expect(asked).toEqual(expect.arrayContaining(['cannon', 'coins', 'flick', 'sail', 'splash']))
  })

  test.each(asked.filter(name => name !== 'move'))('%s has a timbre', name => {
    expect(timbreOf(name)).not.toBe(timbreOf('a sound nobody knows'))
  })

  test('nobody knows are heard as a move', () => {
    expect(timbreOf('a sound nobody knows')).toBe(timbreOf('move'))
    expect(timbreOf('toString')).toBe(timbreOf('move'))
  })
})
