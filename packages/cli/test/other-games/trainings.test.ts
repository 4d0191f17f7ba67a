import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bot, GameTypes } from '@sextant/engine'
import type { Box, BoxedGame } from '@sextant/scene'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cacheFolder, cacheIn } from '../../src/node-io.ts'
import { type } from '../memory-terminal.ts'

const { trainings } = vi.hoisted(() => ({ trainings: [] as string[] }))

/** Hexapawn with a bot that needs training, and gives advice. */
vi.mock('@sextant/games', async original => {
  const actual = await original<typeof import('@sextant/games')>()
  const { box } = await import('@sextant/scene')
  const hexapawn = await actual.findGame('hexapawn')?.load()
  if (!hexapawn) throw new Error('hexapawn is not on the list')
  const trained = <T extends GameTypes>(contents: BoxedGame<T>): Box => {
    const scholar: Bot<T> = {
      id: 'scholar',
      title: 'The scholar',
      about: '',
      training: {
        key: ({ limit }) => String(limit),
        train(_, progress) {
          trainings.push('trained')
          for (let part = 0; part < 1; part += 0.001) progress(part)
          return Uint8Array.of(1, 2, 3)
        },
        whyUnusable: (_, model) => (model.join() === '1,2,3' ? undefined : 'another model'),
      },
      join(rules, seat, model) {
        if (model?.join() !== '1,2,3') throw new Error('joined without a model')
        return {
          choose: view => rules.legal(view, seat)[0] as T['action'],
          advise: view => ({
            choices: rules.legal(view, seat).map((action, i) => ({ action, chance: 0.75 / (i + 1) })),
          }),
        }
      },
    }
    return box({ ...contents, bots: [scholar], adviser: 'scholar' })
  }
  const load = async () => hexapawn.open(trained)
  const games = actual.games.map(game => (game.id === 'hexapawn' ? { ...game, load } : game))
  return { ...actual, games, findGame: (id: string) => games.find(game => game.id === id) }
})

afterEach(() => {
  trainings.length = 0
})

describe('models of bots', () => {
  const line = 'simulate hexapawn --games 3 --bots scholar'

  it('are trained once for many matches, and stored', async () => {
    const cache = new Map<string, Uint8Array>()
    await type(line, { cache })
    expect(trainings).toHaveLength(1)
    expect([...cache.keys()]).toEqual([expect.stringMatching(/^hexapawn-scholar-[0-9a-f]{64}\.bin$/)])
    await type(line, { cache })
    await type('play hexapawn --seat none', { cache })
    expect(trainings).toHaveLength(1)
  })

  it('are trained again when the file is damaged, cut short or of other rules', async () => {
    const cache = new Map<string, Uint8Array>()
    await type(line, { cache })
    const [[name, data] = ['', Uint8Array.of()]] = cache
    for (const damaged of [data.map((byte, i) => (i === 33 ? byte ^ 1 : byte)), data.subarray(0, 20)]) {
      cache.set(name, damaged)
      await type(line, { cache })
      expect(cache.get(name)).toEqual(data)
    }
    expect(trainings).toHaveLength(3)
    await type(`${line} --scenario small`, { cache })
    expect(trainings).toHaveLength(4)
    expect(cache.size).toBe(2)
  })

  it('are neither used nor stored with --no-cache', async () => {
    const cache = new Map<string, Uint8Array>()
    await type(`${line} --no-cache`, { cache })
    await type(`${line} --no-cache`, { cache })
    expect(trainings).toHaveLength(2)
    expect(cache.size).toBe(0)
  })

  it('are reported on while training takes longer than a second', async () => {
    const { err } = await type(line, { terminal: { progress: true } })
    const first = Number(/scholar is training for hexapawn: (\d+) %/.exec(err)?.[1])
    // The clock of the tests goes on by 10 ms whenever it is read.
    expect(first).toBeGreaterThanOrEqual(9)
    expect(first).toBeLessThan(20)
  })
})

describe('hint', () => {
  it('lists what the adviser expects of each action, the best first', async () => {
    const { out } = await type('play hexapawn --bot random', { typed: ['hint', 'quit'] })
    expect(out).toContain('The scholar expects to be\n')
    expect(out).toMatch(/ahead +1 {2}.+: \S+ to \S+\n +behind +2 {2}/)
    expect(out).toContain('No percentages here: they were not tested')
  })
})

describe('the cache on disk', () => {
  it('lies where the desktop keeps such things', () => {
    expect(cacheFolder({ XDG_CACHE_HOME: '/var/cache/me' })).toBe('/var/cache/me/sextant')
    expect(cacheFolder({ XDG_CACHE_HOME: 'relative' })).toMatch(/\.cache\/sextant$/)
    expect(cacheFolder({})).toMatch(/\.cache\/sextant$/)
  })

  it('keeps whole files, and has none where they cannot be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sextant-cache-'))
    try {
      const cache = cacheIn(join(folder, 'new'))
      expect(await cache.read('a.bin')).toBeUndefined()
      await cache.write('a.bin', Uint8Array.of(1, 2))
      await cache.write('a.bin', Uint8Array.of(3))
      expect([...((await cache.read('a.bin')) ?? [])]).toEqual([3])
      expect(await readdir(join(folder, 'new'))).toEqual(['a.bin'])
      await writeFile(join(folder, 'file'), '')
      await expect(cacheIn(join(folder, 'file')).write('b.bin', Uint8Array.of(1))).rejects.toThrow()
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
