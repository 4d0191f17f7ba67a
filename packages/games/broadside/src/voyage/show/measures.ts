import { parseShape } from '@sextant/engine'
import * as v from 'valibot'
import measures from '#data/voyage-show.json' with { type: 'json' }

const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** Numbers for the display alone: no rule uses them. */
const shape = v.strictObject({ lastDays: part, low: part })

/**
 * Below these parts of the whole a number is shown as bad: `lastDays` for the days left, `low` for hull, crew and what is
 * in the holds.
 */
export const { lastDays: LAST_DAYS, low: LOW } = parseShape(shape, measures, 'data/voyage-show.json')
