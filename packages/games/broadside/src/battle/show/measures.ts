import { parseShape } from '@sextant/engine'
import * as v from 'valibot'
import measures from '#data/show.json' with { type: 'json' }

/** Numbers for the display alone: no rule uses them. */
const numbers = parseShape(
  v.strictObject({ heavy: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  measures,
  'data/show.json',
)

/** A blow that costs this much is written large, and is a landmark in replays. */
export const HEAVY = numbers.heavy
