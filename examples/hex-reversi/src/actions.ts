import * as v from 'valibot'
import { MOST_CELLS } from './schema.ts'

export const actionSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('place'),
    cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CELLS - 1)),
  }),
  v.strictObject({ type: v.literal('pass') }),
])

export type Action = v.InferOutput<typeof actionSchema>
