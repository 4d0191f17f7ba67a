import * as v from 'valibot'
import { LIMITS } from '../input/limits.ts'
import type { Schema } from '../input/schema.ts'
import type { MatchEnd } from './match-end.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats))

/** An end as records and case files write it. */
export const matchEndSchema: Schema<MatchEnd> = v.variant('kind', [
  v.strictObject({ kind: v.literal('resigned'), seat }),
  v.strictObject({ kind: v.literal('timed-out'), seat }),
  v.strictObject({ kind: v.literal('draw-agreed') }),
  v.strictObject({ kind: v.literal('called-off') }),
])
