import { findGame } from '@sextant/games'
import { soundsOf } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { soundOf } from '../../src/sound/default-sounds.ts'
import { alike, type HeardSound, hear } from './heard-sound.ts'

const GAMES = ['blades-of-hex', 'broadside', 'underwater-hockey', 'hex-ships', 'firefight']

async function heardIn(game: string): Promise<ReadonlyMap<string, HeardSound>> {
  const box = await findGame(game)?.load()
  if (!box) throw new Error(`${game} is gone`)
  const skin = box.open(({ show }) => show.skin)
  const names = soundsOf(skin)
  return new Map(await Promise.all(names.map(async name => [name, await hear(soundOf(name, skin))] as const)))
}

describe.each(GAMES)('every sound of %s', game => {
  test('is heard, is not clipped, does not break off, and is over soon', async () => {
    for (const [name, { peak, end, seconds }] of await heardIn(game)) {
      expect(peak, name).toBeGreaterThan(0.05)
      expect(peak, name).toBeLessThan(0.9)
      expect(end / peak, name).toBeLessThan(0.15)
      expect(seconds, name).toBeGreaterThan(0.05)
      expect(seconds, name).toBeLessThan(2)
    }
  })
})

describe('weapons of Firefight', async () => {
  const heard = await heardIn('firefight')
  const WEAPONS = [
    'rifle',
    'heavy',
    'sniper',
    'rocket',
    'flame',
    'spit',
    'arrow',
    'beam',
    'melee',
    'claw',
    'smash',
    'blast',
  ]

  test('are about as loud as each other, and louder than what is heard around them', () => {
    const loudness = (name: string) => heard.get(name)?.loudness ?? Number.NaN
    const weapons = WEAPONS.map(loudness)
    expect(Math.max(...weapons) - Math.min(...weapons)).toBeLessThan(6)
    for (const name of ['step', 'save', 'dice', 'overwatch'])
      expect(loudness(name), name).toBeLessThan(Math.min(...weapons))
  })

  test('are told apart by ear, from steps and from each other', () => {
    const sounds = [...WEAPONS, 'step'].map(name => ({ name, heard: heard.get(name) }))
    for (const one of sounds)
      for (const other of sounds.slice(sounds.indexOf(one) + 1)) {
        if (!one.heard || !other.heard) throw new Error('a sound is gone')
        expect(alike(one.heard, other.heard), `${one.name} and ${other.name}`).toBeLessThan(0.65)
      }
  })
})

describe('weapons of Hex Ships', async () => {
  const heard = await heardIn('hex-ships')
  const WEAPONS = ['laser', 'heavy-laser', 'emp', 'cannon', 'missile', 'rocket', 'torpedo']

  test('are told apart by ear', () => {
    const sounds = WEAPONS.map(name => ({ name, heard: heard.get(name) }))
    for (const one of sounds)
      for (const other of sounds.slice(sounds.indexOf(one) + 1)) {
        if (!one.heard || !other.heard) throw new Error('a sound is gone')
        expect.soft(alike(one.heard, other.heard), `${one.name} and ${other.name}`).toBeLessThan(0.65)
      }
  })
})
