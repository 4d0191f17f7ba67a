import { SeededDice } from '@sextant/engine'
import { describe, expect, it } from 'vitest'
import { type Block, blockInterval, wilson } from '../src/index.ts'

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

describe('the interval of blocks', () => {
  const single = (wins: number, tries: number): Block[] =>
    Array.from({ length: tries }, (_, n) => ({ score: n < wins ? 1 : 0, tries: 1 }))

  it('is close to Wilson’s where every block is one win or loss', () => {
    for (const [wins, tries] of [
      [554, 1000],
      [50, 100],
      [80, 100],
    ] as const) {
      const [own, known] = [blockInterval(single(wins, tries)), wilson(wins, tries)]
      expect(Math.abs(own.low - known.low)).toBeLessThan(0.004)
      expect(Math.abs(own.high - known.high)).toBeLessThan(0.004)
    }
  })

  it('is as wide for copies of a result as for the result alone, and narrow where the seeds cancel out', () => {
    const width = (blocks: Block[]) => blockInterval(blocks).high - blockInterval(blocks).low
    const alone = single(50, 100)
    const copied = alone.map(({ score }) => ({ score: score * 6, tries: 6 }))
    expect(Math.abs(width(copied) / width(alone) - 1)).toBeLessThan(0.03)
    const mirrored = Array.from({ length: 100 }, () => ({ score: 1, tries: 2 }))
    expect(width(mirrored)).toBeLessThan(width(single(100, 200)) / 4)
  })

  it('says nothing of nothing, little of one block, and stays between 0 and 1', () => {
    expect(blockInterval([])).toEqual({ low: 0, high: 1 })
    expect(blockInterval([{ score: 2, tries: 2 }]).low).toBeLessThan(0.2)
    expect(blockInterval(single(10, 10)).high).toBe(1)
    expect(blockInterval(single(0, 10)).low).toBe(0)
  })

  /** How many of 2,000 series of blocks have the true mean in their interval. */
  function coverage(seed: string, blocks: number, truth: number, block: (dice: SeededDice) => Block): number {
    const dice = SeededDice.from(seed)
    let held = 0
    for (let series = 0; series < 2000; series++) {
      const { low, high } = blockInterval(Array.from({ length: blocks }, () => block(dice)))
      if (low <= truth && truth <= high) held++
    }
    return held / 2000
  }

  const chance = (dice: SeededDice) => (dice.d(1_000_000) - 0.5) / 1_000_000

  it.each([
    [20, 0.3],
    [30, 0.5],
    [100, 0.9],
  ])(
    'holds the true share about 95 times in a hundred: %i matches of their own, won with %f',
    (blocks, truth) => {
      const held = coverage(`own ${truth}`, blocks, truth, dice => ({
        score: chance(dice) < truth ? 1 : 0,
        tries: 1,
      }))
      expect(held).toBeGreaterThan(0.93)
      expect(held).toBeLessThan(0.99)
    },
  )
})
