import { signal } from '@preact/signals'
import type { Odds } from '@sextant/engine'
import type { Choice } from '@sextant/session'
import { expect, test } from 'vitest'
import { tapShows } from '../../src/pages/match/selection/tap-shows.ts'

const ODDS: Odds = { of: 'damage', outcomes: [{ value: 3, chance: 1 }], factors: [] }
const button = (about?: string): Choice => ({
  number: 0,
  gesture: { kind: 'press', button: 'b', label: 'B', ...(about !== undefined && { about }) },
})
const session = (odds: readonly Odds[], planning = false) => ({
  forecast: () => ({ odds: [...odds] }),
  planning: signal(planning),
})

test('the first tap shows odds, or what a button is about', () => {
  expect(tapShows(session([ODDS]), button())).toBe(true)
  expect(tapShows(session([]), button('Loads grape.'))).toBe(true)
})

test('a button that has nothing to show acts with the first tap', () => {
  expect(tapShows(session([]), button())).toBe(false)
})

test('a plan needs no second tap, as it can be changed', () => {
  expect(tapShows(session([ODDS], true), button('Dives.'))).toBe(false)
})
