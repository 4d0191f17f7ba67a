import { at, type Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { actingIndex } from './acting.ts'
import { noteRoundEnd } from './ending.ts'
import { gainEnergy } from './energy.ts'
import { orderOfShips } from './initiative.ts'
import { drift } from './moving.ts'
import { hasTarget } from './targeting.ts'

/** A round: energy, then movement from the slowest on, then attacks from the quickest on. */

export function beginRound(tables: Tables, state: State, emit: Emit<Event>): void {
  state.order = orderOfShips(tables, state)
  state.acted = 0
  state.phase = 'move'
  for (const ship of state.ships) ship.intercepted = 0
  const order = state.order.map(index => at(tables.ships, index).id)
  emit({ type: 'round-began', round: state.round, order })
  gainEnergy(tables, state, emit)
  emit({ type: 'phase-began', phase: 'move', round: state.round })
  goOn(tables, state, emit)
}

export function endTurn(tables: Tables, state: State, emit: Emit<Event>): void {
  const index = actingIndex(state)
  const { id, seat } = at(tables.ships, index)
  emit({ type: 'turn-ended', ship: id, seat, phase: state.phase })
  for (const weapon of at(state.ships, index).weapons) weapon.fired = false
  state.acted++
  goOn(tables, state, emit)
}

/** To the next ship that has something to decide. */
function goOn(tables: Tables, state: State, emit: Emit<Event>): void {
  clearTurn(state)
  while (!state.over) {
    if (state.acted === state.order.length) {
      if (!nextPhase(tables, state, emit)) return
      continue
    }
    const index = actingIndex(state)
    if (decides(tables, state, index, emit)) {
      beginTurn(tables, state, index, emit)
      return
    }
    state.acted++
  }
}

/** Whether the ship has a decision to make; a disabled one drifts instead. */
function decides(tables: Tables, state: State, index: number, emit: Emit<Event>): boolean {
  const ship = at(state.ships, index)
  if (ship.status !== 'fighting') return false
  if (state.phase === 'fire') return !ship.disabled && hasTarget(tables, state)
  ship.ecm = false
  if (ship.disabled) drift(tables, state, index, emit)
  return !ship.disabled
}

/** From movement to attacks, or to the next round; false when that has begun, or it is over. */
function nextPhase(tables: Tables, state: State, emit: Emit<Event>): boolean {
  if (state.phase === 'move') {
    state.phase = 'fire'
    state.acted = 0
    emit({ type: 'phase-began', phase: 'fire', round: state.round })
    return true
  }
  emit({ type: 'round-ended', round: state.round })
  noteRoundEnd(tables, state, emit)
  if (state.over) return false
  state.round++
  beginRound(tables, state, emit)
  return false
}

function beginTurn(tables: Tables, state: State, index: number, emit: Emit<Event>): void {
  const ship = at(state.ships, index)
  const { id, seat, class: sheet } = at(tables.ships, index)
  state.turn++
  state.move.turns = state.phase === 'move' ? sheet.maneuverability : 0
  state.move.free = ship.at
  emit({ type: 'turn-began', ship: id, seat, phase: state.phase })
}

function clearTurn({ move, volley }: State): void {
  move.set = false
  move.steps = 0
  move.turns = 0
  move.charged = 0
  move.afterburners = false
  move.launched = false
  volley.target = null
  volley.weapons.length = 0
  volley.switches = 0
  volley.roll = null
  volley.attacked.length = 0
}
