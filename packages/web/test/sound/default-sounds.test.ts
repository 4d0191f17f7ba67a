import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findGame } from '@sextant/games'
import { DEFAULT_SOUNDS, type Skin, soundsOf } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { soundOf } from '../../src/sound/default-sounds.ts'

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url))

/** Every sound that a game asks for by a name written in place. */
function askedBy(game: string): string[] {
  const asked = readdirSync(GAMES + game, { recursive: true, encoding: 'utf8' })
    .filter(path => /^src\/.*show\/.*\.ts$/.test(path))
    .flatMap(path => [...readFileSync(`${GAMES}${game}/${path}`, 'utf8').matchAll(/\bsound\(([^()]*)\)/g)])
    .flatMap(([, names = '']) => [...names.matchAll(/(?<!=== )'([\w-]+)'/g)])
    .map(([, name = '']) => name)
  return [...new Set(asked)].sort()
}

async function skinOf(game: string): Promise<Skin> {
  const box = await findGame(game)?.load()
  if (!box) throw new Error(`${game} is gone`)
  return box.open(({ show }) => show.skin)
}

describe.each<[string, readonly string[]]>([
  ['blades-of-hex', ['cannon', 'coins', 'destroyed']],
  ['broadside', ['lost', 'sail', 'splash']],
  ['underwater-hockey', ['flick', 'gasp', 'splash', 'swim']],
])('the sounds of %s', (game, some) => {
  const asked = askedBy(game)

  test('are found', () => {
    expect(asked).toEqual(expect.arrayContaining([...some]))
  })

  test('are all in its skin, and none is heard as a sound nobody has', async () => {
    const skin = await skinOf(game)
    expect(soundsOf(skin)).toEqual(expect.arrayContaining(asked))
    for (const name of asked.filter(other => other !== 'move'))
      expect(soundOf(name, skin)).not.toBe(soundOf('a sound nobody has'))
  })
})

describe('sounds', () => {
  test('that every game may use are there', () => {
    expect(new Set(DEFAULT_SOUNDS.map(name => soundOf(name))).size).toBe(DEFAULT_SOUNDS.length)
  })

  test('of a skin go before those that every game may use', () => {
    const skin = { sounds: { move: [1, 0, 99], clink: 'coins' } } as const
    expect(soundOf('move', skin)).toBe(skin.sounds.move)
    expect(soundOf('clink', skin)).toBe(soundOf('coins'))
    expect(soundOf('turn', skin)).toBe(soundOf('turn'))
  })

  test('nobody has are heard as a move', () => {
    expect(soundOf('a sound nobody has')).toBe(soundOf('move'))
    expect(soundOf('toString', { sounds: {} })).toBe(soundOf('move'))
  })
})
