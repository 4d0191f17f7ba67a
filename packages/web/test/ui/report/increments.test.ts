import { expect, test } from 'vitest'
import { incrementsFor } from '../../../src/ui/report/increments.ts'

test('what is counted in wholes has ticks at wholes only', () => {
  expect(incrementsFor([0, 1, 2]).incrs?.slice(0, 5)).toEqual([1, 2, 5, 10, 20])
  expect(incrementsFor([0, 1, 2]).incrs?.every(Number.isInteger)).toBe(true)
})

test('what has fractions is divided as it comes', () => {
  expect(incrementsFor([0, 0.5])).toEqual({})
})
