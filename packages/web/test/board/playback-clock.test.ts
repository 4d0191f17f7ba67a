import { expect, test } from 'vitest'
import { freeze, playTime } from '../../src/board/core/playback-clock.ts'

test('what is played stands still and goes on from where it stood', () => {
  const clock = { frozenAt: undefined, stood: 0 }
  expect(playTime(clock, 1000)).toBe(1000)
  freeze(clock, true, 1000)
  expect(playTime(clock, 1500)).toBe(1000)
  freeze(clock, true, 1600)
  freeze(clock, false, 2000)
  expect(playTime(clock, 2000)).toBe(1000)
  expect(playTime(clock, 2300)).toBe(1300)
  freeze(clock, false, 2400)
  expect(playTime(clock, 2400)).toBe(1400)
})
