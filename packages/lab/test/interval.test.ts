import { describe, expect, it } from 'vitest'
import { wilson } from '../src/index.ts'

// Reference values from R: binom::binom.wilson, and from Wilson's formula by hand.
describe('Wilson interval', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [1, 100, 0.0018, 0.0545],
    [554, 1000, 0.523, 0.5845],
  ])('of %i out of %i', (hits, tries, low, high) => {
    const interval = wilson(hits, tries)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  it('says nothing when nothing was tried', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })

  it('always holds the share and never leaves 0 to 1', () => {
    for (let tries = 1; tries <= 60; tries++)
      for (let hits = 0; hits <= tries; hits++) {
        const { low, high } = wilson(hits, tries)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(low).toBeLessThanOrEqual(hits / tries)
        expect(high).toBeGreaterThanOrEqual(hits / tries)
        expect(high).toBeLessThanOrEqual(1)
      }
  })

  it('grows narrower with more tries', () => {
    const width = (tries: number) => wilson(tries / 2, tries).high - wilson(tries / 2, tries).low
    expect(width(1000)).toBeLessThan(width(100) / 3)
  })

  it('refuses more hits than tries', () => {
    expect(() => wilson(3, 2)).toThrow(RangeError)
    expect(() => wilson(-1, 2)).toThrow(RangeError)
    expect(() => wilson(Number.NaN, 2)).toThrow(RangeError)
  })
})
