import type { Forecast, Seat } from '@sextant/engine'
import type { Headline } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { holderIn, type State } from '../state.ts'
import { unitId, unitOf } from '../units.ts'
import { tagText, text } from './words.ts'

/** A steal is the only plan with odds of its own. */
export function headlineOf(
  view: State,
  seat: Seat,
  action: Action,
  _forecast: Forecast,
): Headline | undefined {
  const holder = holderIn(view)
  if (action.type !== 'steal' || holder === null) return undefined
  const chance = view.units[unitOf(seat, action.unit)]?.steal ?? 0
  return { text: text('headline.steal', { chance, other: tagText(unitId(holder)) }) }
}
