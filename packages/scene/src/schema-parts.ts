import type { Schema } from '@sextant/engine'
import * as v from 'valibot'
import type { Text } from './text.ts'

/** The parts that schemas of scenes are made of. */
export const textSchema: v.GenericSchema<Text> = v.lazy(() =>
  v.union([v.string(), phraseSchema, placeSchema]),
)

const phraseSchema = v.strictObject({
  key: v.string(),
  values: v.exactOptional(v.record(v.string(), v.union([textSchema, v.number()]))),
  otherwise: v.exactOptional(textSchema),
})

const placeSchema = v.strictObject({
  cell: v.pipe(v.number(), v.integer('a whole number is needed here')),
  name: textSchema,
})

export const wholeSchema = v.pipe(v.number(), v.integer('a whole number is needed here'))

/** A part of a whole, 0 to 1. */
export const partSchema = v.pipe(v.number(), v.minValue(0, 'below 0'), v.maxValue(1, 'above 1'))

export function listOf<const T extends Schema<unknown>>(item: T) {
  return v.pipe(v.array(item), v.readonly())
}
