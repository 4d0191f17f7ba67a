import { expect, onTestFinished, test } from 'vitest'
import { diceBelow } from '../src/pages/match/panes/dice-pane.tsx'
import { change, settingsFrom } from '../src/settings/settings.ts'

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
    diceBelow: false,
  })
})

test.each([null, 'x', 3, []])('%j is no settings at all', stored => {
  expect(settingsFrom(stored)).toMatchObject({ theme: 'auto', speed: 1 })
})

test('the dice log stands among the panels, or below the board where a player wants it there', () => {
  onTestFinished(() => change({ diceBelow: false }))
  const panel = { kind: 'dice' as const, id: 'dice-log', title: 'Dice', rolls: [] }
  const scene = {
    stage: { kind: 'hexes' as const, cells: [] },
    pieces: [],
    panels: [panel],
    sides: [],
    status: '',
  }
  expect(diceBelow(scene as never)).toBeUndefined()
  change({ diceBelow: true })
  expect(diceBelow(scene as never)).toBe(panel)
})
