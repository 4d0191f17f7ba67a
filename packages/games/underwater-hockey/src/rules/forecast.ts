import type { Forecast, Seat } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { unitOf } from '../units.ts'

/** The odds of a steal, by itself: a flick or a surfacing of the holder comes before it. */
export function forecastOf(view: State, seat: Seat, action: Action): Forecast {
  const percent = action.type === 'steal' ? view.units[unitOf(seat, action.unit)]?.steal : undefined
  if (percent === undefined) return { odds: [] }
  const chance = percent / 100
  return {
    odds: [
      {
        of: 'stolen',
        outcomes: [
          { value: true, chance },
          { value: false, chance: 1 - chance },
        ],
        factors: [{ name: 'strength', effect: `${percent} %` }],
      },
    ],
  }
}
