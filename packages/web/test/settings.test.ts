import { expect, test } from 'vitest'
import { settingsFrom } from '../src/settings/settings.ts'

test('what makes sense of stored settings is taken, the rest is usual', () => {
  const stored = { language: 'zh', theme: 'pink', sound: 0.2, music: 7, muted: true, speed: 4, motion: 3 }
  expect(settingsFrom(stored)).toMatchObject({
    language: 'zh',
    theme: 'auto',
    sound: 0.2,
    music: 0.25,
    muted: true,
    speed: 4,
    motion: 'auto',
    reports: true,
  })
})

test.each([null, 'x', 3, []])('%j is no settings at all', stored => {
  expect(settingsFrom(stored)).toMatchObject({ theme: 'auto', speed: 1 })
})
