import { at, type Refusal } from '@sextant/engine'
import { distance, relativeBearing } from '@sextant/hex'
import type { ActionOf } from '../actions.ts'
import type { Ship, State } from '../state.ts'
import type { Mount, ShipTable, Tables } from '../tables.ts'
import { actingIndex } from './acting.ts'
import { whyNotPay } from './energy.ts'
import { cellOfShip } from './places.ts'
import { refuse } from './refusals.ts'

/** How a target lies before a ship: the same for all its weapons. */
export interface Aim {
  readonly range: number
  /** In twelfths clockwise from the bow. */
  readonly bearing: number
}

export function aimAt(tables: Tables, ship: Ship, target: Ship): Aim {
  const from = cellOfShip(tables, ship)
  const to = cellOfShip(tables, target)
  return {
    range: distance(tables.board, from, to),
    bearing: relativeBearing(tables.board, from, ship.facing, to),
  }
}

export function whyNotTarget(
  tables: Tables,
  state: State,
  { ship: id }: ActionOf<'target'>,
): Refusal | undefined {
  const index = actingIndex(state)
  const target = tables.shipById.get(id)
  if (!target) return refuse('no-such-ship', { ship: id })
  if (target.seat === at(tables.ships, index).seat) return refuse('own-ship')
  if (at(state.ships, target.index).status !== 'fighting') return refuse('not-there')
  if (state.volley.target === target.index) return refuse('target-chosen')
  if (!canChange(state)) return refuse('too-many-switches')
  if (state.volley.attacked.includes(target.index)) return refuse('already-attacked')
  return whyNotAttack(tables, state, target.index)
}

/** Whether there is anything that the acting ship could attack. */
export function hasTarget(tables: Tables, state: State): boolean {
  const { seat } = at(tables.ships, actingIndex(state))
  for (const target of tables.ships) {
    if (target.seat !== seat && isOpen(state, target.index) && canAttack(tables, state, target.index))
      return true
  }
  return false
}

/** Whether a ship is there to be attacked, and has not been in this turn. */
export function isOpen({ ships, volley }: State, target: number): boolean {
  return at(ships, target).status === 'fighting' && !volley.attacked.includes(target)
}

/** Whether some weapon bears on a ship and can be paid for. */
export function canAttack(tables: Tables, state: State, target: number): boolean {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const aim = aimAt(tables, ship, at(state.ships, target))
  if (tables.bracketAt[aim.range] === undefined) return false
  for (const mount of at(tables.ships, index).mounts)
    if (mount && mount.weapon.energy <= ship.energy && bears(tables, ship, mount, aim)) return true
  return false
}

/** Why no weapon at all can be fired at a ship: none bears, or none can be paid for. */
function whyNotAttack(tables: Tables, state: State, target: number): Refusal | undefined {
  if (canAttack(tables, state, target)) return undefined
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const aim = aimAt(tables, ship, at(state.ships, target))
  let cheapest: Refusal | undefined
  for (const mount of at(tables.ships, index).mounts) {
    if (!(mount && bears(tables, ship, mount, aim))) continue
    const unpaid = whyNotPay(ship, mount.weapon.energy)
    if (unpaid && (!cheapest || Number(unpaid.values?.cost) < Number(cheapest.values?.cost)))
      cheapest = unpaid
  }
  return cheapest ?? refuse('no-weapon-bears')
}

/** Whether a weapon that is ready reaches the target, energy aside. */
export function bears(tables: Tables, ship: Ship, mount: Mount, { range, bearing }: Aim): boolean {
  const { broken, fired, ammo } = at(ship.weapons, mount.hardpoint)
  if (broken || fired || !mount.arc[bearing]) return false
  if (mount.weapon.ammo !== undefined && ammo === 0) return false
  const bracket = tables.bracketAt[range]
  return bracket !== undefined && mount.weapon.damage[bracket] !== undefined
}

/** The weapons that switch themselves on for a target: dearest first, as long as there is energy. */
export function autoEnabled(tables: Tables, ship: Ship, table: ShipTable, aim: Aim): number[] {
  let { energy } = ship
  const enabled: number[] = []
  for (const hardpoint of table.dearestFirst) {
    const mount = table.mounts[hardpoint]
    if (!(mount && mount.weapon.energy <= energy && bears(tables, ship, mount, aim))) continue
    energy -= mount.weapon.energy
    enabled.push(hardpoint)
  }
  return enabled.sort((a, b) => a - b)
}

/** What the weapons that are switched on would spend. */
export function volleyCost({ mounts }: ShipTable, hardpoints: readonly number[]): number {
  let cost = 0
  for (const hardpoint of hardpoints) cost += mounts[hardpoint]?.weapon.energy ?? 0
  return cost
}

/** Whether a weapon can be switched on beside those that are. */
export function canSwitchOn(tables: Tables, state: State, mount: Mount, aim: Aim): boolean {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const spent = volleyCost(at(tables.ships, index), state.volley.weapons)
  return ship.energy - spent >= mount.weapon.energy && bears(tables, ship, mount, aim)
}

export function whyNotSwitch(
  tables: Tables,
  state: State,
  { hardpoint }: ActionOf<'switch'>,
): Refusal | undefined {
  const index = actingIndex(state)
  const { volley } = state
  if (volley.target === null) return refuse('no-target')
  const table = at(tables.ships, index)
  const mount = table.mounts[hardpoint]
  if (!mount) return refuse('no-weapon')
  if (volley.weapons.includes(hardpoint)) return canChange(state) ? undefined : refuse('too-many-switches')
  const ship = at(state.ships, index)
  const aim = aimAt(tables, ship, at(state.ships, volley.target))
  return (
    whyNotBearing(tables, ship, mount, aim) ??
    whyNotPay(rest(ship, table, volley.weapons), mount.weapon.energy)
  )
}

/**
 * Changes of mind in a volley, which are free: the bound is there so that random play ends, far beyond what anybody does. Past it, weapons
 * can still be switched on, so that no attack is lost.
 */
export const MOST_CHANGES = 999

/** Whether another target can still be tried, and a weapon switched off. */
export function canChange({ volley: { target, switches } }: State): boolean {
  return target === null || switches < MOST_CHANGES
}

function rest(ship: Ship, table: ShipTable, hardpoints: readonly number[]): Ship {
  return { ...ship, energy: ship.energy - volleyCost(table, hardpoints) }
}

/** The same as `bears`, with the reason. */
function whyNotBearing(tables: Tables, ship: Ship, mount: Mount, aim: Aim): Refusal | undefined {
  if (bears(tables, ship, mount, aim)) return undefined
  const { broken, fired, ammo } = at(ship.weapons, mount.hardpoint)
  if (broken) return refuse('weapon-broken')
  if (fired) return refuse('weapon-fired')
  if (mount.weapon.ammo !== undefined && ammo === 0) return refuse('out-of-ammo')
  return mount.arc[aim.bearing] ? refuse('out-of-range', { range: aim.range }) : refuse('out-of-arc')
}
