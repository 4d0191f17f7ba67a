import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Army, Faction } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { World } from '../world.ts'
import { rounded } from './blow.ts'
import { cityUnder } from './board-units.ts'
import { citiesOf, otherArmy } from './holdings.ts'
import { announceEnd } from './outcome.ts'

/** End turn (4.2.5), healing (4.3.3) and earnings (4.4.1). */
export function endTurn(world: World, state: State, army: Army, emit: Emit<Event>): void {
  emit({ type: 'turn-ended', army, round: state.round })
  heal(world, state, army, emit)
  rest(state, army)
  earn(world, state, army, emit)

  const next = otherArmy(army)
  const { first } = world.scenario.start
  state.turn = next
  if (next === first) {
    // Neutral units heal when the round ends, and get their counterattack back when the next begins.
    heal(world, state, 'neutral', emit)
    state.round++
    forgetCounters(state, 'neutral')
    if (state.round > world.scenario.limits.rounds) {
      announceEnd(world, state, emit)
      return
    }
    emit({ type: 'round-began', round: state.round })
  }
  beginTurn(state, next, emit)
}

export function beginTurn(state: State, army: Army, emit: Emit<Event>): void {
  forgetCounters(state, army)
  emit({ type: 'turn-began', army, round: state.round })
}

/** Infantry on a city regains part of its full health at the end of its own army's turn, never more than that. */
function heal(world: World, state: State, side: Faction, emit: Emit<Event>): void {
  const { units, traits } = world.rules
  for (const id in state.units) {
    const unit = state.units[id] as Unit
    const { kind } = unit
    if (unit.army !== side || !units[kind].traits.includes('fortitude') || !cityUnder(world, unit)) continue
    const full = units[kind].health
    const amount = Math.min(rounded(full * traits.fortitude.healing), full - unit.health)
    if (amount <= 0) continue
    unit.health += amount
    emit({ type: 'healed', unit: id, army: side, kind, at: unit.at, amount, health: unit.health })
  }
}

function rest(state: State, side: Faction): void {
  for (const id in state.units) {
    const unit = state.units[id] as Unit
    if (unit.army === side) unit.status = 'ready'
  }
}

/** At the end of one's turn: a fixed income for each city held. */
function earn(world: World, state: State, army: Army, emit: Emit<Event>): void {
  const cities = citiesOf(state, army)
  const gold = world.rules.economy.income * cities
  state.gold[army] += gold
  emit({ type: 'income', army, cities, gold, purse: state.gold[army] })
}

function forgetCounters(state: State, side: Faction): void {
  for (const id in state.units) {
    const unit = state.units[id] as Unit
    if (unit.army === side) unit.counters = 0
  }
}
