import * as v from 'valibot'
import { LIMITS } from './limits.ts'

/** Parts of the schemas of documents, within their limits. */

export const wholeNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-LIMITS.number),
  v.maxValue(LIMITS.number),
)
export const anyNumber = v.pipe(v.number(), v.minValue(-LIMITS.number), v.maxValue(LIMITS.number))

/** What is shown among other words. What a terminal would obey in it is taken out where it is shown. */
export const nameText = v.pipe(
  v.string(),
  v.maxLength(LIMITS.name, `a name has at most ${LIMITS.name} characters`),
)

export const seedText = v.pipe(v.string(), v.maxLength(LIMITS.seed))
