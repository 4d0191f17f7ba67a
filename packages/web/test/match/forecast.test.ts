import { beforeAll, describe, expect, test } from 'vitest'
import { percent } from '../../src/i18n/percent.ts'
import { speak } from '../../src/i18n/texts.ts'
import { unbroken } from '../../src/i18n/unbroken.ts'
import { barsOf, oddsHeadline } from '../../src/pages/match/forecast/odds.ts'

beforeAll(() => speak('en'))

describe('a distribution', () => {
  test('has a bar for each value, from the lowest', () => {
    const outcomes = [
      { value: 74, chance: 0.2 },
      { value: 50, chance: 0.8 },
    ]
    expect(barsOf({ outcomes })).toEqual([
      { label: '50', chance: 0.8 },
      { label: '74', chance: 0.2 },
    ])
  })

  test('of many values is shown in ranges that lose nothing', () => {
    const outcomes = Array.from({ length: 20 }, (_, value) => ({ value, chance: 0.05 }))
    const bars = barsOf({ outcomes })
    expect(bars.length).toBeLessThanOrEqual(8)
    expect(bars[0]).toEqual({ label: '0–2', chance: expect.closeTo(0.15) })
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  })
})

test('a chance is never rounded to certainty', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(
    ['0 %', '<1 %', '50 %', '>99 %', '100 %'].map(unbroken),
  )
})

test('odds without a headline of their game make one: what they come to, without what cannot happen', () => {
  const chance = (value: boolean | number | string, of: number) => ({ value, chance: of })
  const odds = [
    { of: 'damage', outcomes: [chance(50, 0.5), chance(60, 0.5)], factors: [] },
    { of: 'kill', outcomes: [chance(true, 0.12), chance(false, 0.88)], factors: [] },
    { of: 'sunk', outcomes: [chance(false, 1)], factors: [] },
    { of: 'weather', outcomes: [chance('rain', 0.5), chance('sun', 0.5)], factors: [] },
  ]
  expect(oddsHeadline(odds, { 'odds.kill': 'Kill' })).toBe(unbroken('Damage avg 55, Kill 12 %'))
})
