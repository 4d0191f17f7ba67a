import * as v from 'valibot'
import type { Schema } from '../input/schema.ts'
import type { Contribution } from './commitment.ts'

export const hash64 = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, '64 hex digits, 0 to 9 and a to f, were expected'),
)

/** Contributions as records write them. */
export const contributionsSchema: Schema<Contribution[]> = v.pipe(
  v.array(v.strictObject({ by: v.literal('host'), hash: hash64 })),
  v.length(1, 'there is one contribution, of the host'),
)
