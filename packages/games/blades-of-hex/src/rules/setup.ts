import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Army, Faction, Kind } from '../schema.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { beginTurn } from './turns.ts'

/** The first position: cities, gold and units as the scenario has them. */
export function setUp({ rules, scenario }: World, emit: Emit<Event>): State {
  const { map, start } = scenario
  const gold = rules.economy.start
  const raised = { red: none(), blue: none(), neutral: none() }
  const state: State = {
    round: 1,
    turn: start.first,
    gold: { red: gold, blue: gold },
    cities: Object.fromEntries(map.regions.map(({ id, holder }): [string, Faction] => [id, holder])),
    units: {},
    raised: { red: raised.red, blue: raised.blue } satisfies Record<Army, Record<Kind, number>>,
  }
  for (const { army, kind, at } of start.units) {
    const id = `${army}-${kind}-${++raised[army][kind]}`
    state.units[id] = { army, kind, at, health: rules.units[kind].health, status: 'ready', counters: 0 }
  }
  emit({ type: 'round-began', round: state.round })
  beginTurn(state, start.first, emit)
  return state
}

function none(): Record<Kind, number> {
  return { infantry: 0, cavalry: 0, artillery: 0 }
}
