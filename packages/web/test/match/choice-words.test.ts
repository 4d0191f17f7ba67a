import type { Gesture, Scene } from '@sextant/scene'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../../src/i18n/texts.ts'
import { choiceInWords, choiceSpans } from '../../src/pages/match/advice/choice-text.ts'

const scene = {
  pieces: [
    { id: 'a', at: 0, side: 0, icon: 'pawn', name: 'White pawn' },
    { id: 'c', at: 2, side: 0, icon: 'pawn', name: 'infantry 1' },
    { id: 'b', at: 1, side: 0, icon: 'swimmer', name: 'Left back', tag: 'LB' },
  ],
} as unknown as Scene

const gestureWith = (picks: Gesture['picks']) =>
  ({ kind: 'press', button: 'go', label: 'Go', ...(picks && { picks }) }) as Gesture

const words = (picks: Gesture['picks']) =>
  choiceInWords({ number: 0, gesture: gestureWith(picks) }, scene, {})

beforeAll(() => speak('en'))

test('a choice names the piece it is done with, by its letters where it has some', () => {
  expect(words([{ piece: 'a' }, { cell: 3 }])).toBe('White pawn: Go')
  expect(words([{ piece: 'b' }])).toBe('LB: Go')
  expect(words([{ piece: 'c' }])).toBe('Infantry 1: Go')
})

test('a choice that begins with no piece is its label alone', () => {
  expect(words(undefined)).toBe('Go')
  expect(words([{ cell: 3 }])).toBe('Go')
  expect(words([{ piece: 'gone' }])).toBe('Go')
})

test('a place that a choice names can be pointed at', () => {
  const label = { key: 'move', values: { cell: { cell: 3, name: '2,−1' } } }
  const gesture: Gesture = { kind: 'press', button: 'go', label, picks: [{ piece: 'b' }] }
  const parts = choiceSpans({ number: 0, gesture }, scene, { move: 'Move to {cell}' })
  expect(parts.map(({ text }) => text).join('')).toBe('LB: Move to 2,−1')
  expect(parts.filter(({ cell }) => cell !== undefined)).toEqual([{ text: '2,−1', cell: 3 }])
})
