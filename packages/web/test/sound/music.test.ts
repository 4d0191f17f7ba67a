import { SeededDice } from '@sextant/engine'
import { findGame } from '@sextant/games'
import { type Box, type Music, soundsOf } from '@sextant/scene'
import { expect, test } from 'vitest'
import { barOf } from '../../src/sound/music.ts'

const MUSIC: Music = {
  bar: 4,
  beats: 4,
  chords: [
    [0, 7],
    [5, 12],
  ],
  scale: [24, 27],
  phrases: [[24, null, 27, null]],
}

function drawn(seed: string): () => number {
  const dice = SeededDice.from(seed)
  return () => (dice.d(1000) - 1) / 1000
}

test('chords follow each other, and bells keep to the scale and its phrases', () => {
  const random = drawn('bars')
  const bars = Array.from({ length: 60 }, (_, number) => barOf(MUSIC, number, random))
  expect(bars.slice(0, 3).map(({ chord }) => chord)).toEqual([
    [0, 7],
    [5, 12],
    [0, 7],
  ])
  expect(bars.some(({ bells }) => bells.length === 2 && bells[0]?.beat === 0 && bells[1]?.beat === 2)).toBe(
    true,
  )
  const bells = bars.flatMap(bar => bar.bells)
  expect(new Set(bells.map(({ note }) => note))).toEqual(new Set([24, 27]))
  expect(bells.every(({ beat }) => beat >= 0 && beat < MUSIC.beats)).toBe(true)
  expect(new Set(bars.map(bar => JSON.stringify(bar.bells))).size).toBeGreaterThan(5)
})

test('a voyage has music of its own, with a note or a rest to every beat of its phrases', async () => {
  const box = await findGame('broadside')?.load()
  const voyage = await box?.open(({ campaigns }) => campaigns?.[0]?.load())
  const music = voyage?.open(({ show }) => show.skin.music)
  expect(music).not.toEqual(musicOf(box))
  for (const phrase of music?.phrases ?? []) expect(phrase).toHaveLength(music?.beats ?? 0)
  expect(music?.phrases?.length).toBeGreaterThan(2)
  // Strings swell for 2.4 seconds and more.
  expect(music?.bar).toBeGreaterThan(3.8)
})

function musicOf(box: Box | undefined): Music | undefined {
  return box?.open(({ show }) => (soundsOf(show.skin).length > 0 ? show.skin.music : undefined))
}
