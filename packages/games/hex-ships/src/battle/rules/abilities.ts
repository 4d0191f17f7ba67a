import { at, type Emit, must, type Refusal } from '@sextant/engine'
import { NO_CELL, neighbour } from '@sextant/hex'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Skill } from '../schema/names.ts'
import type { Ship, State } from '../state.ts'
import type { ShipTable, Tables } from '../tables.ts'
import { actingIndex } from './acting.ts'
import { isDamaged, reached, skillOf } from './condition.ts'
import { whyNotPay } from './energy.ts'
import { cellOfShip, isTaken } from './places.ts'
import { refuse } from './refusals.ts'

/** Whether a captain can use an ability that a skill allows. */
export function hasAbility(ship: Ship, table: ShipTable, skill: Skill, levels: readonly number[]): boolean {
  return reached(levels, skillOf(ship, table, skill)) > 0 && !isDamaged(ship, 'communications')
}

export function whyNotAbility(
  ship: Ship,
  table: ShipTable,
  skill: Skill,
  levels: readonly number[],
): Refusal | undefined {
  if (hasAbility(ship, table, skill, levels)) return undefined
  return reached(levels, skillOf(ship, table, skill)) > 0
    ? refuse('communications-damaged')
    : refuse('skill-too-low', { skill, level: levels[0] ?? '–' })
}

export function canLightAfterburners(tables: Tables, state: State): boolean {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  if (state.move.set || ship.used.afterburners) return false
  const { captains, afterburners } = tables.combat
  return (
    ship.energy >= afterburners.energy &&
    hasAbility(ship, at(tables.ships, index), 'engineering', captains.engineering.afterburners)
  )
}

export function whyNotAfterburners(tables: Tables, state: State): Refusal | undefined {
  if (canLightAfterburners(tables, state)) return undefined
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const { captains, afterburners } = tables.combat
  const unable = whyNotAbility(
    ship,
    at(tables.ships, index),
    'engineering',
    captains.engineering.afterburners,
  )
  if (unable) return unable
  if (ship.used.afterburners) return refuse('already-used')
  return state.move.set ? refuse('speed-settled') : whyNotPay(ship, afterburners.energy)
}

export function lightAfterburners(tables: Tables, state: State, emit: Emit<Event>): void {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  ship.energy -= tables.combat.afterburners.energy
  ship.used.afterburners = true
  state.move.afterburners = true
  emit({ type: 'afterburners-lit', ship: at(tables.ships, index).id, energy: ship.energy })
}

export function whyNotEcm(tables: Tables, state: State): Refusal | undefined {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const { ecm } = tables.combat
  if (!(ecm.on && at(tables.ships, index).class.ecm)) return refuse('no-ecm')
  return ship.ecm ? refuse('ecm-up') : whyNotPay(ship, ecm.energy)
}

export function raiseEcm(tables: Tables, state: State, emit: Emit<Event>): void {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  ship.energy -= tables.combat.ecm.energy
  ship.ecm = true
  emit({ type: 'ecm-raised', ship: at(tables.ships, index).id, energy: ship.energy })
}

export function whyNotLaunch(
  tables: Tables,
  state: State,
  { squadron, direction }: ActionOf<'launch'>,
): Refusal | undefined {
  const index = actingIndex(state)
  const carried = tables.shipById.get(squadron)
  if (!carried) return refuse('no-such-ship', { ship: squadron })
  const aboard = at(state.ships, carried.index).status === 'aboard'
  if (!(tables.combat.squadrons.on && aboard && carried.setup.carrier === at(tables.ships, index).id))
    return refuse('not-carried')
  if (state.move.launched) return refuse('already-launched')
  // Only from a cell of its own: the carrier may have to fall back to the last free one of its way.
  if (at(state.ships, index).at !== state.move.free) return refuse('passing-ship')
  return launchCell(tables, state, direction) === undefined ? refuse('not-free') : undefined
}

export function launch(
  tables: Tables,
  state: State,
  { squadron, direction }: ActionOf<'launch'>,
  emit: Emit<Event>,
): void {
  const index = actingIndex(state)
  const carrier = at(state.ships, index)
  const ship = at(state.ships, must(tables.shipById, squadron).index)
  // Found before the squadron counts as a ship on the map: it must not stand in its own way.
  const free = launchCell(tables, state, direction)
  if (free === undefined) throw new Error('There is no free hex to launch to')
  ship.status = 'fighting'
  ship.at = free
  ship.facing = carrier.facing
  ship.speed = carrier.speed
  state.move.launched = true
  const { at: cell, facing, speed } = ship
  emit({ type: 'launched', ship: at(tables.ships, index).id, squadron, at: cell, facing, speed })
}

function launchCell(tables: Tables, state: State, direction: number): string | undefined {
  const index = actingIndex(state)
  const cell = neighbour(tables.board, cellOfShip(tables, at(state.ships, index)), direction)
  if (cell === NO_CELL) return undefined
  const name = at(tables.names, cell)
  return isTaken(state, name, index) ? undefined : name
}
