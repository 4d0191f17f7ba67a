import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { log } from './log.ts'

/** In the home port, the ship as its data say. */
export function setUp({ options, numbers, chart }: Tables, emit: Emit<Event>): State {
  const { ship } = options.duel
  const state: State = {
    day: 0,
    at: chart.home,
    gold: numbers.gold,
    hull: ship.hull,
    crew: ship.crew ?? 0,
    ammo: { ...ship.ammo },
    loaded: ship.loaded,
    stores: { ...ship.stores },
    prizes: [],
    refits: [],
    gone: [],
  }
  emit({
    type: 'put-out',
    place: chart.home,
    far: chart.far,
    days: numbers.days,
    prizes: numbers.prizesNeeded,
  })
  log(state, emit)
  return state
}
