import { at } from '@sextant/engine'
import { bears } from '../rules/targeting.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { type Sight, sightOf, volleyWorth } from './exchange.ts'
import { type Fighter, fighterOf } from './fighter.ts'
import { type Presence, presenceIn } from './presence.ts'

/**
 * The attacks that are left in a round, by their means and without dice: each ship fires at what is worth most to it,
 * and takes what its volley takes on average. The ships of the state are left as they are then.
 * Returns the chance that each of them is still there.
 * @param from the first place in the order that fires
 */
export function fireByMeans(tables: Tables, state: State, weights: Weights, from = state.acted): Presence {
  const alive = presenceIn(state)
  for (let place = from; place < state.order.length; place++) {
    const index = at(state.order, place)
    const chance = at(alive, index)
    if (chance === 0 || at(state.ships, index).disabled) continue
    const volley = bestVolley(tables, state, index, alive, weights)
    if (!volley) continue
    const { target, kill, left, sight } = volley
    const ship = at(state.ships, target)
    ship.shields[sight.side] += chance * (left.shield - ship.shields[sight.side])
    ship.armor[sight.side] += chance * (left.armor - ship.armor[sight.side])
    ship.hull += chance * (left.hull - ship.hull)
    alive[target] = at(alive, target) * (1 - chance * kill)
  }
  return alive
}

/** How much each ship counts to each seat. */
export type Weights = readonly (readonly number[])[]

interface MeanVolley {
  readonly target: number
  readonly kill: number
  readonly sight: Sight
  /** What is left of the side that is hit, on average. */
  readonly left: { readonly shield: number; readonly armor: number; readonly hull: number }
}

function bestVolley(
  tables: Tables,
  state: State,
  index: number,
  alive: readonly number[],
  weights: Weights,
): MeanVolley | undefined {
  const own = fighterOf(tables, state, index)
  let best: MeanVolley | undefined
  let most = 0
  for (const { index: target, seat } of tables.ships) {
    if (seat === own.table.seat || at(alive, target) < 0.05) continue
    const weight = at(at(weights, own.table.seat), target)
    const foe = fighterOf(tables, state, target)
    const sight = weight > 0 ? sightOf(tables, own, foe) : undefined
    if (!sight) continue
    const mask = affordable(tables, own, sight)
    if (mask === 0) continue
    const left = { shield: 0, armor: 0, hull: 0 }
    const { worth, kill } = volleyWorth(tables, own, foe, sight, mask, left)
    if (weight * worth * at(alive, target) <= most) continue
    most = weight * worth * at(alive, target)
    best = { target, kill, sight, left }
  }
  return best
}

function affordable(tables: Tables, { table, ship, energy }: Fighter, sight: Sight): number {
  let mask = 0
  let cost = 0
  for (const hardpoint of table.dearestFirst) {
    const mount = table.mounts[hardpoint]
    if (!(mount && cost + mount.weapon.energy <= energy && bears(tables, ship, mount, sight))) continue
    cost += mount.weapon.energy
    mask |= 1 << hardpoint
  }
  return mask
}
