import { expect, test } from 'vitest'
import { seatCountOf, stateHash } from '../src/index.ts'

const options = { size: 5 }
const seatCount = { seat: 'blue', score: 0.5, matches: 42, bot: 'b', rules: 2, options: stateHash(options) }
const scenario = { id: 's', title: 'S', options, seatCount }

test('a count of seats holds for the rules and the options that were counted, and for no others', () => {
  expect(seatCountOf({ version: 2 }, scenario)).toBe(seatCount)
  expect(seatCountOf({ version: 2 }, scenario, { size: 5 })).toBe(seatCount)
  expect(seatCountOf({ version: 3 }, scenario)).toBeUndefined()
  expect(seatCountOf({ version: 2 }, scenario, { size: 6 })).toBeUndefined()
  expect(seatCountOf({ version: 2 }, { ...scenario, options: { size: 6 } })).toBeUndefined()
  expect(seatCountOf({ version: 2 }, { id: 's', title: 'S', options })).toBeUndefined()
})
