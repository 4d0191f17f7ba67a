import { parseShape } from '@sextant/engine'
import * as v from 'valibot'
import measures from '#data/show.json' with { type: 'json' }

/** Numbers for the eye alone: no rule knows them. */
const shape = v.strictObject({ heavy: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** A blow that costs so much is written large, and worth jumping to in a replay. */
export const HEAVY = parseShape(shape, measures, 'data/show.json').heavy
