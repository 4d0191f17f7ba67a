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

/** What is shown among other words: nothing in it may steer a terminal or turn a line of a page around. */
export const nameText = v.pipe(
  v.string(),
  v.maxLength(LIMITS.name, `a name has at most ${LIMITS.name} characters`),
  v.regex(
    /^[^\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]*$/u,
    'a name has no control characters',
  ),
)

export const seedText = v.pipe(v.string(), v.maxLength(LIMITS.seed))
