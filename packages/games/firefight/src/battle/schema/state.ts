import * as v from 'valibot'
import { ALL_MARKS } from '../state.ts'
import { MAP_LETTERS } from './name-schemas.ts'

const place = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(23))
const cell = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1260))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))
const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1))

function each<T extends v.GenericSchema>(schema: T) {
  return v.pipe(v.array(schema), v.maxLength(24))
}

export const stateSchema = v.strictObject({
  terrain: v.pipe(v.string(), v.regex(MAP_LETTERS), v.maxLength(1261)),
  round: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  active: seat,
  turn: count,
  at: each(cell),
  wounds: each(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24))),
  marks: each(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ALL_MARKS))),
  watch: each(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(5))),
  mover: place,
  path: v.pipe(v.array(cell), v.maxLength(100)),
  points: v.pipe(v.array(score), v.maxLength(12)),
  flags: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1))), v.maxLength(72)),
  over: v.nullable(v.strictObject({ winner: v.nullable(seat), reason: v.pipe(v.string(), v.maxLength(40)) })),
})
