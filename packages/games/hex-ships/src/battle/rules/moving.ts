import { at, type Dice, type Emit, type Refusal } from '@sextant/engine'
import { NO_CELL, neighbour, opposite, turn } from '@sextant/hex'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Ship, State } from '../state.ts'
import type { ShipTable, Tables } from '../tables.ts'
import { actingIndex } from './acting.ts'
import { isDamaged } from './condition.ts'
import { noteLoss } from './ending.ts'
import { cellOfShip, isTaken } from './places.ts'
import { refuse } from './refusals.ts'
import { impliedSpeed, settleSpeed, speedLimits } from './speed.ts'

/** Moving: exactly as many steps as the speed, with turns before, between and after them. */

export function whyNotSetSpeed(
  tables: Tables,
  state: State,
  { speed }: ActionOf<'set-speed'>,
): Refusal | undefined {
  if (state.move.set) return refuse('speed-settled')
  const { least, most } = speedLimits(tables, state)
  if (speed < least || speed > most) return refuse('speed-out-of-limits', { least, most, speed })
  return undefined
}

export function whyNotAdvance(tables: Tables, state: State): Refusal | undefined {
  if (stepsLeft(tables, state) > 0) return undefined
  return refuse('no-steps-left', { steps: Math.abs(at(state.ships, actingIndex(state)).speed) })
}

export function whyNotTurn(state: State): Refusal | undefined {
  return state.move.turns > 0 ? undefined : refuse('no-turns-left')
}

export function whyNotEndMove(tables: Tables, state: State): Refusal | undefined {
  const steps = stepsLeft(tables, state)
  return steps === 0 ? undefined : refuse('steps-left', { steps })
}

/** Steps still to be made; before the speed is settled, those of the speed that the ship would take. */
export function stepsLeft(tables: Tables, state: State): number {
  return state.move.set ? state.move.steps : Math.abs(impliedSpeed(tables, state))
}

export function advance(tables: Tables, state: State, emit: Emit<Event>): void {
  settle(tables, state, emit)
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const { move } = state
  move.steps--
  const free = step(tables, state, index, move.steps === 0, move.free, false, emit)
  if (free === undefined) {
    move.steps = 0
    move.turns = 0
  } else {
    move.free = free
    if (move.steps === 0) ship.at = free
  }
}

export function turnShip(
  tables: Tables,
  state: State,
  { to }: ActionOf<'turn'>,
  dice: Dice,
  emit: Emit<Event>,
): void {
  settle(tables, state, emit)
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const { id } = at(tables.ships, index)
  state.move.turns--
  const needed = tables.combat.damaged.sideThrusters
  const rolled = isDamaged(ship, 'side-thrusters') ? dice.roll(2, 6) : []
  if (rolled.length > 0 && at(rolled, 0) + at(rolled, 1) < needed) {
    emit({ type: 'turn-failed', ship: id, at: ship.at, dice: rolled, needed })
    return
  }
  const from = ship.facing
  ship.facing = turn(from, to === 'right' ? 1 : -1)
  emit({ type: 'turned', ship: id, at: ship.at, from, to: ship.facing, dice: rolled })
}

/** A disabled ship goes straight on at its speed. */
export function drift(tables: Tables, state: State, index: number, emit: Emit<Event>): void {
  const ship = at(state.ships, index)
  let free = ship.at
  for (let left = Math.abs(ship.speed) - 1; left >= 0; left--) {
    const next = step(tables, state, index, left === 0, free, true, emit)
    if (next === undefined) return
    free = next
  }
  ship.at = free
}

/** A move that begins with a step or a turn is made at the speed that the ship has. */
function settle(tables: Tables, state: State, emit: Emit<Event>): void {
  if (!state.move.set) settleSpeed(tables, state, impliedSpeed(tables, state), emit)
}

/** One step. Returns the last free cell of the way, or nothing when the ship has left the map. */
function step(
  tables: Tables,
  state: State,
  index: number,
  last: boolean,
  free: string,
  drifting: boolean,
  emit: Emit<Event>,
): string | undefined {
  const ship = at(state.ships, index)
  const { id } = at(tables.ships, index)
  const direction = ship.speed < 0 ? opposite(ship.facing) : ship.facing
  const cell = neighbour(tables.board, cellOfShip(tables, ship), direction)
  if (cell === NO_CELL) {
    leave(tables, state, ship, at(tables.ships, index), direction, emit)
    return undefined
  }
  const to = at(tables.names, cell)
  const taken = isTaken(state, to, index)
  if (last && taken) {
    ship.at = free
    emit({ type: 'stopped-short', ship: id, at: free })
    return free
  }
  emit({ type: 'advanced', ship: id, from: ship.at, to, facing: ship.facing, drifting })
  ship.at = to
  return taken ? free : to
}

function leave(
  tables: Tables,
  state: State,
  ship: Ship,
  { id, seat }: ShipTable,
  direction: number,
  emit: Emit<Event>,
): void {
  ship.status = 'left'
  ship.exit = direction
  emit({ type: 'left-map', ship: id, seat, at: ship.at, direction })
  noteLoss(tables, state, emit)
}
