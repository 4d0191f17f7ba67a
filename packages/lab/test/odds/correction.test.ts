import { SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { fitCorrection, LEAST_BIN, type Position, testCorrection } from '../../src/index.ts'

const dice = SeededDice.from('correction')

/** Positions of as many matches whose first seat won with a chance that is some curve of the estimate. */
function positions(count: number, chanceOf: (estimate: number, seat: number) => number): Position[] {
  return Array.from({ length: count }, (_, number) => {
    const seat = number % 2
    const estimate = dice.d(99) / 100
    return { number, seat, third: 0, estimate, score: dice.chance(chanceOf(estimate, seat)) ? 1 : 0 }
  })
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x))
const logit = (p: number) => Math.log(p / (1 - p))

describe('a correction', () => {
  test('finds the slope and the shifts that the results came from', () => {
    const { slope, shifts } = fitCorrection(
      positions(20_000, (estimate, seat) => logistic(0.5 * logit(estimate) + (seat === 0 ? 0.7 : -0.2))),
    )
    expect(slope).toBeCloseTo(0.5, 1)
    expect(shifts[0]).toBeCloseTo(0.7, 1)
    expect(shifts[1]).toBeCloseTo(-0.2, 1)
  })

  test('never falls, even where the estimate is the wrong way round', () => {
    expect(fitCorrection(positions(2000, estimate => 1 - estimate)).slope).toBe(0)
  })

  test('stays finite where all matches end alike, and changes nothing without matches', () => {
    const alike = positions(200, () => 1)
    const { slope, shifts } = fitCorrection(alike)
    for (const value of [slope, ...shifts]) expect(Math.abs(value)).toBeLessThan(10)
    expect(fitCorrection([])).toEqual({ slope: 1, shifts: [0, 0] })
  })
})

describe('a test of a correction', () => {
  const right = { slope: 1, shifts: [0, 0] as [number, number] }

  test('shows percentages that are right', () => {
    const { shown, tested } = testCorrection(
      right,
      positions(2000, estimate => estimate),
    )
    expect(shown).toBe('percent')
    expect(tested.positions).toBe(2000)
    expect(tested.brier).toBeLessThan(tested.base)
    expect(tested.bins.every(({ positions }) => positions >= LEAST_BIN)).toBe(true)
    expect(tested.bins).toHaveLength(10)
  })

  test('shows words where the estimate knows no more than the base rate', () => {
    const { shown, tested } = testCorrection(
      { ...right, slope: 0.1 },
      positions(2000, () => 0.5),
    )
    expect(shown).toBe('words')
    expect(tested.gain).toBeLessThan(1.645)
  })

  test('shows words where a bin is off by more than 8 points, though the score is good', () => {
    const { shown, tested } = testCorrection(
      right,
      positions(4000, estimate => (estimate > 0.6 && estimate < 0.7 ? 0.4 : estimate)),
    )
    expect(tested.gain).toBeGreaterThan(10)
    expect(shown).toBe('words')
  })

  test('shows words where fewer matches than fill one bin were tested', () => {
    expect(
      testCorrection(
        right,
        positions(LEAST_BIN - 1, estimate => (estimate > 0.5 ? 1 : 0)),
      ).shown,
    ).toBe('words')
  })

  test('joins tenths that have too few positions alone', () => {
    const { tested } = testCorrection(
      right,
      positions(250, estimate => estimate),
    )
    expect(tested.bins.length).toBeGreaterThan(0)
    expect(tested.bins.length).toBeLessThan(3)
  })
})
