import { type Emit, must } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Faction, Kind } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { nextId } from './recruiting.ts'
import { beginTurn } from './turns.ts'

/** The first position: cities, gold and units as the scenario has them. */
export function setUp({ rules, scenario, kinds }: Tables, emit: Emit<Event>): State {
  const { map, start } = scenario
  const gold = rules.economy.start
  const none = (): Record<Kind, number> => Object.fromEntries(Array.from(kinds.keys(), kind => [kind, 0]))
  const raised = { red: none(), blue: none(), neutral: none() }
  const state: State = {
    round: 1,
    turn: start.first,
    gold: { red: gold, blue: gold },
    cities: Object.fromEntries(map.regions.map(({ id, holder }): [string, Faction] => [id, holder])),
    units: {},
    raised: { red: raised.red, blue: raised.blue },
  }
  for (const { army, kind, at } of start.units) {
    const id = nextId(state, army, kind, raised[army])
    state.units[id] = { army, kind, at, health: must(kinds, kind).health, status: 'ready', counters: 0 }
  }
  emit({ type: 'round-began', round: state.round })
  beginTurn(state, start.first, emit)
  return state
}
