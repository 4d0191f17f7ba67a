import type { ConformanceOptions } from '@sextant/engine/conformance'

/** How many times as many random matches are played. */
const TIMES = 5

/** With `SEXTANT_THOROUGH=1` the same checks play more matches and look at every moment of them: for once a week, not for every change. */
export function asThoroughAsAsked<O extends ConformanceOptions>(options: O): O {
  if (process.env.SEXTANT_THOROUGH !== '1') return options
  const { matches = 10 } = options
  return { ...options, matches: TIMES * matches, everyMoment: true }
}
