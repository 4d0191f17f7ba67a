import type { Gesture } from '@sextant/scene'
import { expect, test } from 'vitest'
import { endsTurn, shortcutOf } from '../../src/pages/match/selection/end-turn.ts'

const press = (more: Partial<Extract<Gesture, { kind: 'press' }>>): { gesture: Gesture } => ({
  gesture: { kind: 'press', button: 'b', label: '', ...more },
})

test('a turn is ended by the role of a button, whatever its key', () => {
  expect(endsTurn(press({ role: 'end-turn', key: 'x' }))).toBe(true)
  expect(endsTurn(press({ key: 'e' }))).toBe(false)
  expect(endsTurn(press({ role: 'pass' }))).toBe(false)
})

test('a button is pressed by its own key; one that ends the turn by E where it has none', () => {
  expect(shortcutOf(press({ role: 'end-turn', key: 'X' }))).toBe('x')
  expect(shortcutOf(press({ role: 'end-turn' }))).toBe('e')
  expect(shortcutOf(press({ key: 'E' }))).toBe('e')
  expect(shortcutOf(press({}))).toBeUndefined()
})
