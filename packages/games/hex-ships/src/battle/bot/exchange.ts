import { at } from '@sextant/engine'
import { distance, relativeBearing, sideHit } from '@sextant/hex'
import { isDamaged, reached, skillOf } from '../rules/condition.ts'
import { blow, type Layers } from '../rules/damage.ts'
import { bears } from '../rules/targeting.ts'
import { WAYS } from '../rules/volley-odds.ts'
import type { Bracket, Side } from '../schema/names.ts'
import type { Mount, Tables } from '../tables.ts'
import type { Fighter } from './fighter.ts'
import { ARMOR, CRITICAL, DISRUPTION, HULL, SHIELD, worthOf } from './worth.ts'

/** What a volley would be worth, by its mean. */
export interface Exchange {
  /** To the attacker, in points of armor. */
  readonly worth: number
  /** The chance that the target is destroyed. */
  readonly kill: number
  readonly side: Side
}

/** How a target lies before an attacker. */
export interface Sight {
  readonly bracket: Bracket
  readonly bearing: number
  readonly range: number
  readonly side: Side
  /** What is added to the difficulty of every weapon. */
  readonly modifier: number
}

const NOTHING: Exchange = { worth: 0, kill: 0, side: 'front' }

export function sightOf(tables: Tables, attacker: Fighter, target: Fighter): Sight | undefined {
  const { board, combat } = tables
  const range = distance(board, attacker.cell, target.cell)
  const bracket = tables.bracketAt[range]
  if (bracket === undefined) return undefined
  const side = sideHit(board, target.cell, target.facing, attacker.cell)
  const gunnery = skillOf(attacker.ship, attacker.table, 'gunnery')
  const { silhouette } = target.table.class
  const quick = at(tables.speedModifiers, Math.abs(target.speed))
  const eased = quick > 0 ? Math.max(0, quick - reached(combat.captains.gunnery.speed, gunnery)) : quick
  return {
    bracket,
    bearing: relativeBearing(board, attacker.cell, attacker.facing, target.cell),
    range,
    side,
    modifier:
      combat.silhouettes[side === 'front' || side === 'rear' ? silhouette.front : silhouette.side] +
      eased -
      reached(combat.captains.gunnery.difficulty, gunnery) +
      (isDamaged(attacker.ship, 'sensors') ? combat.damaged.sensors : 0),
  }
}

/** A volley of all weapons that bear and can be paid for, dearest first. */
export function exchange(
  tables: Tables,
  attacker: Fighter,
  target: Fighter,
  energy = attacker.energy,
): Exchange {
  const sight = sightOf(tables, attacker, target)
  if (!sight) return NOTHING
  const { table } = attacker
  let left = energy
  let chosen = 0
  for (const hardpoint of table.dearestFirst) {
    const mount = table.mounts[hardpoint]
    if (!(mount && mount.weapon.energy <= left && bears(tables, attacker.ship, mount, sight))) continue
    left -= mount.weapon.energy
    chosen |= 1 << hardpoint
  }
  return chosen === 0 ? NOTHING : volleyWorth(tables, attacker, target, sight, chosen)
}

/** What the chosen weapons are worth together; bit n for hardpoint n. What they leave on average is added to `left`. */
export function volleyWorth(
  tables: Tables,
  attacker: Fighter,
  target: Fighter,
  sight: Sight,
  chosen: number,
  left?: Layers,
): Exchange {
  const { table } = attacker
  const { side } = sight
  const shield = target.ship.shields[side]
  const armor = target.ship.armor[side]
  const { hull } = target.ship
  let worth = 0
  let kill = 0
  let from = 2
  // Between two difficulties every roll hits with the same weapons.
  while (from <= 12) {
    let next = 13
    const layers: Layers = { shield, armor, hull }
    let extra = 0
    for (const hardpoint of table.damageOrder) {
      const mount = table.mounts[hardpoint]
      if (!mount || (chosen & (1 << hardpoint)) === 0) continue
      const needed = neededBy(mount, sight)
      if (from < needed) next = Math.min(next, needed)
      else extra += landed(tables, mount, sight.bracket, layers)
    }
    let ways = 0
    for (let sum = from; sum < next; sum++) ways += at(WAYS, sum)
    const chance = ways / 36
    const destroyed = layers.hull <= 0
    const gained =
      SHIELD * (shield - layers.shield) +
      ARMOR * (armor - layers.armor) +
      HULL * (hull - layers.hull) +
      extra +
      (destroyed ? worthOf(target.table) : 0)
    worth += chance * gained
    if (left) {
      left.shield += chance * layers.shield
      left.armor += chance * layers.armor
      left.hull += chance * layers.hull
    }
    if (destroyed) kill += chance
    from = next
  }
  return { worth, kill, side }
}

function neededBy({ kind, weapon }: Mount, { bracket, modifier }: Sight): number {
  return kind === 'missile' ? 2 : (weapon.difficulty[bracket] ?? 2) + modifier
}

/** Lands the blows of a weapon, and says what they are worth besides the points that they take. */
function landed(tables: Tables, mount: Mount, bracket: Bracket, layers: Layers): number {
  const damage = mount.weapon.damage[bracket] ?? 0
  if (mount.kind === 'missile') {
    const strikes = mount.weapon.strikes ?? []
    let mean = 0
    for (const count of strikes) mean += count / strikes.length
    for (let n = 0; n < mean && layers.hull > 0; n++)
      take(tables, mount, damage * Math.min(1, mean - n), layers)
    return 0
  }
  const { armor, hull } = layers
  take(tables, mount, damage, layers)
  if (mount.kind === 'torpedo' && layers.hull < hull && layers.hull > 0) return CRITICAL
  return mount.kind === 'emp' && layers.armor + layers.hull < armor + hull ? DISRUPTION : 0
}

function take({ combat }: Tables, { kind }: Mount, damage: number, layers: Layers): void {
  const loss = blow(kind, damage, combat, layers)
  layers.shield -= loss.shield
  layers.armor -= loss.armor
  layers.hull -= loss.hull
}
