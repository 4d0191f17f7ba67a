import * as v from 'valibot'
import { direction } from './schema.ts'

export const pathSchema = v.pipe(v.array(direction), v.maxLength(4))
export const distanceSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))

export const planSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('swim'),
    change: v.nullable(v.picklist(['dive', 'surface'])),
    curl: v.nullable(direction),
    path: pathSchema,
  }),
  v.strictObject({ kind: v.literal('flick'), direction, distance: distanceSchema }),
  v.strictObject({ kind: v.literal('steal') }),
])
