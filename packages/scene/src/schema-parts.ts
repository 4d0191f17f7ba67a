import type { Schema } from '@sextant/engine'
import * as v from 'valibot'
import type { Text } from './text.ts'

/** The parts that schemas of scenes are made of. */
export const textSchema: v.GenericSchema<Text> = v.lazy(textSchemaFor)

/** A scene has hundreds of texts: each is held to its own kind at once, not to one kind after the other. */
function textSchemaFor(input: unknown): v.GenericSchema<Text> {
  if (typeof input === 'string') return stringSchema
  if (typeof input !== 'object' || input === null) return anyTextSchema
  return 'cell' in input ? placeSchema : phraseSchema
}

/** A text or a number. */
export const valueSchema: v.GenericSchema<Text | number> = v.lazy(input =>
  typeof input === 'number' ? numberSchema : textSchema,
)

const stringSchema = v.string()
const numberSchema = v.number()

const phraseSchema = v.strictObject({
  key: v.string(),
  values: v.exactOptional(v.record(v.string(), valueSchema)),
  otherwise: v.exactOptional(textSchema),
})

const placeSchema = v.strictObject({
  cell: v.pipe(v.number(), v.integer('a whole number is needed here')),
  name: textSchema,
})

const anyTextSchema = v.union([stringSchema, phraseSchema, placeSchema])

export const wholeSchema = v.pipe(v.number(), v.integer('a whole number is needed here'))

/** A part of a whole, 0 to 1. */
export const partSchema = v.pipe(v.number(), v.minValue(0, 'below 0'), v.maxValue(1, 'above 1'))

export function listOf<const T extends Schema<unknown>>(item: T) {
  return v.pipe(v.array(item), v.readonly())
}
