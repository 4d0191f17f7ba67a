import { at } from '@sextant/engine'
import type { Bracket, Side } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Mount, Tables } from '../tables.ts'
import { isDamaged, reached, skillOf } from './condition.ts'
import { rangeBetween } from './places.ts'

/** What the 2d6 must reach, by its factors. */
export interface Difficulty {
  /** The weapon's number in the bracket. */
  readonly base: number
  readonly gunnery: number
  readonly silhouette: number
  readonly speed: number
  readonly sensors: number
  readonly ecm: number
  readonly total: number
}

/** Of a weapon that rolls to hit; missiles have none. */
export function difficultyOf(
  mount: Mount,
  bracket: Bracket,
  factors: Omit<Difficulty, 'base' | 'total'>,
): Difficulty | undefined {
  const base = mount.weapon.difficulty[bracket]
  if (base === undefined || mount.kind === 'missile') return undefined
  const { gunnery, silhouette, speed, sensors, ecm } = factors
  return { ...factors, base, total: base + gunnery + silhouette + speed + sensors + ecm }
}

/** What is the same for all weapons of a volley. */
export function volleyFactors(
  tables: Tables,
  state: State,
  attacker: number,
  target: number,
  side: Side,
): Omit<Difficulty, 'base' | 'total'> {
  const { combat } = tables
  const ship = at(state.ships, attacker)
  const { captains } = combat
  const gunnery = skillOf(ship, at(tables.ships, attacker), 'gunnery')
  const { silhouette } = at(tables.ships, target).class
  const seen = side === 'front' || side === 'rear' ? silhouette.front : silhouette.side
  const quick = at(tables.speedModifiers, Math.abs(at(state.ships, target).speed))
  const eased = quick > 0 ? Math.max(0, quick - reached(captains.gunnery.speed, gunnery)) : quick
  return {
    gunnery: 0 - reached(captains.gunnery.difficulty, gunnery),
    silhouette: combat.silhouettes[seen],
    speed: eased,
    sensors: isDamaged(ship, 'sensors') ? combat.damaged.sensors : 0,
    ecm: isCovered(tables, state, target) ? combat.ecm.difficulty : 0,
  }
}

/** Whether counter measures of its own side cover a ship. */
function isCovered(tables: Tables, state: State, target: number): boolean {
  const { ecm } = tables.combat
  if (!ecm.on) return false
  const { seat } = at(tables.ships, target)
  return state.ships.some(
    (ship, index) =>
      ship.ecm &&
      ship.status === 'fighting' &&
      at(tables.ships, index).seat === seat &&
      rangeBetween(tables, ship, at(state.ships, target)) <= ecm.radius,
  )
}
