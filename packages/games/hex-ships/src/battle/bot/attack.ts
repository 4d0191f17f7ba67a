import { at } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { actingIndex } from '../rules/acting.ts'
import { autoEnabled, bears, isOpen } from '../rules/targeting.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { savings } from './charging.ts'
import { type Sight, sightOf, volleyWorth } from './exchange.ts'
import { type Fighter, fighterOf } from './fighter.ts'
import type { Outlook } from './place-worth.ts'

/** A volley that is worth firing. */
export interface Attack {
  readonly target: number
  readonly hardpoints: readonly number[]
  readonly worth: number
}

/** The best volley of the acting ship on each enemy that is worth its energy and ammunition, best first. */
export function attacks(outlook: Outlook, state: State): Attack[] {
  const { tables, weights } = outlook
  const own = fighterOf(tables, state, actingIndex(state))
  const found: Attack[] = []
  for (const foe of outlook.foes) {
    const { index } = foe.table
    if (at(weights, index) === 0) continue
    if (state.volley.target === null ? !isOpen(state, index) : state.volley.target !== index) continue
    const sight = sightOf(tables, own, foe)
    if (!sight) continue
    const attack = attackOn(outlook, own, foe, sight)
    if (attack && attack.worth > 0) found.push({ ...attack, worth: attack.worth * at(weights, index) })
  }
  return found.sort((a, b) => b.worth - a.worth)
}

function attackOn(outlook: Outlook, own: Fighter, foe: Fighter, sight: Sight): Attack | undefined {
  const { tables, temper } = outlook
  const target = foe.table.index
  if (!temper.picksWeapons) {
    const hardpoints = autoEnabled(tables, own.ship, own.table, sight)
    const { worth } = volleyWorth(tables, own, foe, sight, maskOf(hardpoints))
    return hardpoints.length > 0 ? { target, hardpoints, worth } : undefined
  }
  const usable = own.table.mounts.filter(mount => mount && bears(tables, own.ship, mount, sight))
  let best: { mask: number; worth: number } | undefined
  // Every set of weapons: there are few.
  for (let set = 1; set < 1 << usable.length; set++) {
    let mask = 0
    let cost = 0
    let price = 0
    for (const [number, mount] of usable.entries()) {
      if (!mount || (set & (1 << number)) === 0) continue
      mask |= 1 << mount.hardpoint
      cost += mount.weapon.energy
      price += ammoPrice(own, mount.hardpoint)
    }
    if (cost > own.energy) continue
    const { worth, kill } = volleyWorth(tables, own, foe, sight, mask)
    const kept = savings(own, own.energy - cost) - savings(own, own.energy)
    const total = worth + kill + kept - price
    if (total > (best?.worth ?? 0)) best = { mask, worth: total }
  }
  if (!best) return undefined
  const { mask, worth } = best
  return { target, hardpoints: hardpointsIn(mask, own.table.mounts.length), worth }
}

/** A shot is worth something later too: the fewer are left, the more. */
function ammoPrice({ table, ship }: Fighter, hardpoint: number): number {
  const most = table.mounts[hardpoint]?.weapon.ammo
  if (most === undefined) return 0
  return at(ship.weapons, hardpoint).ammo <= 1 ? 1 : 0.5
}

function maskOf(hardpoints: readonly number[]): number {
  let mask = 0
  for (const hardpoint of hardpoints) mask |= 1 << hardpoint
  return mask
}

function hardpointsIn(mask: number, count: number): number[] {
  return Array.from({ length: count }, (_, hardpoint) => hardpoint).filter(
    hardpoint => (mask & (1 << hardpoint)) !== 0,
  )
}

/** The next action towards an attack: target, switches, fire. */
export function towards(tables: Tables, state: State, { target, hardpoints }: Attack): Action {
  const { volley } = state
  if (volley.target === null) return { type: 'target', ship: at(tables.ships, target).id }
  // Off before on: what is switched off pays for what is switched on.
  const off = volley.weapons.find(hardpoint => !hardpoints.includes(hardpoint))
  if (off !== undefined) return { type: 'switch', hardpoint: off }
  const on = hardpoints.find(hardpoint => !volley.weapons.includes(hardpoint))
  return on === undefined ? { type: 'fire' } : { type: 'switch', hardpoint: on }
}
