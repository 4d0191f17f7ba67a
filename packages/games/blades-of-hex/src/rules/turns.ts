import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Army, Faction } from '../schema.ts'
import { type State, unitOf } from '../state.ts'
import type { Tables } from '../tables.ts'
import { cityUnder, kindOf } from './board-units.ts'
import { citiesOf, otherArmy } from './holdings.ts'
import { announceEnd } from './outcome.ts'
import { healingOf } from './traits.ts'

/** End turn (4.2.5), healing (4.3.3) and earnings (4.4.1). */
export function endTurn(tables: Tables, state: State, army: Army, emit: Emit<Event>): void {
  emit({ type: 'turn-ended', army, round: state.round })
  heal(tables, state, army, emit)
  rest(state, army)
  earn(tables, state, army, emit)

  const next = otherArmy(army)
  const { first } = tables.scenario.start
  state.turn = next
  if (next === first) {
    // Neutral units heal when the round ends, and get their counterattack back when the next begins.
    heal(tables, state, 'neutral', emit)
    state.round++
    forgetCounters(state, 'neutral')
    if (state.round > tables.scenario.limits.rounds) {
      announceEnd(tables, state, emit)
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

/** A unit with fortitude regains health on a city at the end of its own army's turn, up to its full health. */
function heal(tables: Tables, state: State, side: Faction, emit: Emit<Event>): void {
  for (const id in state.units) {
    const unit = unitOf(state, id)
    if (unit.army !== side || !cityUnder(tables, unit)) continue
    const kind = kindOf(tables, unit)
    const amount = Math.min(healingOf(tables, kind), kind.health - unit.health)
    if (amount <= 0) continue
    unit.health += amount
    emit({ type: 'healed', unit: id, army: side, kind: kind.id, at: unit.at, amount, health: unit.health })
  }
}

function rest(state: State, side: Faction): void {
  for (const id in state.units) {
    const unit = unitOf(state, id)
    if (unit.army === side) unit.status = 'ready'
  }
}

/** At the end of one's turn: a fixed income for each city held. */
function earn(tables: Tables, state: State, army: Army, emit: Emit<Event>): void {
  const cities = citiesOf(state, army)
  const gold = tables.rules.economy.income * cities
  state.gold[army] += gold
  emit({ type: 'income', army, cities, gold, purse: state.gold[army] })
}

function forgetCounters(state: State, side: Faction): void {
  for (const id in state.units) {
    const unit = unitOf(state, id)
    if (unit.army === side) unit.counters = 0
  }
}
