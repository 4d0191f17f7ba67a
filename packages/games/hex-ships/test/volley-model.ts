/**
 * A volley as the document and the rulings tell it, written a second time without the rules: slow, and plain to read.
 * Angles are measured on the drawn map instead of being counted in sextants.
 */

export interface ModelWeapon {
  readonly kind: 'laser' | 'heavy-laser' | 'emp' | 'cannon' | 'missile' | 'rocket' | 'torpedo'
  readonly energy: number
  /** Short, medium, long; undefined where it cannot fire. */
  readonly damage: readonly (number | undefined)[]
  readonly numbers: readonly (number | undefined)[]
  /** Missiles that strike on a 1, 2, … 6. */
  readonly strikes?: readonly number[]
  readonly limited: boolean
  ammo: number
  broken: boolean
}

export interface ModelShip {
  readonly q: number
  readonly r: number
  readonly facing: number
  readonly speed: number
  readonly silhouette: { readonly front: Size; readonly side: Size }
  readonly gunnery: number
  readonly sensorsHit: boolean
  readonly weapons: ModelWeapon[]
  /** The weapons that a critical on a side can take. */
  readonly onSide: Readonly<Record<Side, readonly number[]>>
  readonly shields: Record<Side, number>
  readonly armor: Record<Side, number>
  readonly criticals: string[]
  hull: number
  energy: number
  disruption: number
}

export type Side = 'front' | 'right' | 'rear' | 'left'
type Size = 'mini' | 'tiny' | 'small' | 'medium' | 'large'
type Die = (faces: number) => number

const SIZES: Readonly<Record<Size, number>> = { mini: 5, tiny: 2, small: 1, medium: 0, large: -1 }
const ORDER = [['laser', 'heavy-laser'], ['emp'], ['cannon'], ['missile', 'rocket'], ['torpedo']]
const TABLES = {
  front: ['none', 'weapon', 'weapon', 'forward-thrusters', 'sensors', 'bridge'],
  side: ['none', 'weapon', 'weapon', 'side-thrusters', 'communications', 'life-support'],
  rear: ['none', 'weapon', 'weapon', 'engines', 'engines', 'shield-generator'],
}

/** The hardpoints that switch themselves on: dearest first, as long as there is energy. */
export function switchedOn(attacker: ModelShip, target: ModelShip): number[] {
  const bracket = bracketOf(attacker, target)
  const ahead = Math.abs(angleTo(attacker, target)) < 1e-6
  const ready = attacker.weapons.flatMap((weapon, hardpoint) => {
    const bears = weapon.kind !== 'torpedo' || ahead
    const able =
      weapon.damage[bracket] !== undefined && !weapon.broken && (!weapon.limited || weapon.ammo > 0)
    return bears && able ? [{ hardpoint, energy: weapon.energy }] : []
  })
  ready.sort((a, b) => b.energy - a.energy || a.hardpoint - b.hardpoint)
  let left = attacker.energy
  const on = ready.filter(({ energy }) => {
    if (energy > left) return false
    left -= energy
    return true
  })
  return on.map(({ hardpoint }) => hardpoint).sort((a, b) => a - b)
}

/** Fires these hardpoints: dice, damage, criticals. Changes both ships. */
export function fireVolley(
  attacker: ModelShip,
  target: ModelShip,
  hardpoints: readonly number[],
  die: Die,
): void {
  const bracket = bracketOf(attacker, target)
  const side = sideSeen(target, attacker)
  const fired = hardpoints.flatMap(hardpoint => attacker.weapons[hardpoint] ?? [])
  for (const weapon of fired) {
    attacker.energy -= weapon.energy
    if (weapon.limited) weapon.ammo--
  }
  const roll = die(6) + die(6)
  const salvos = new Map<ModelWeapon, number>()
  for (const weapon of fired)
    if (weapon.kind === 'missile') salvos.set(weapon, weapon.strikes?.[die(6) - 1] ?? 0)
  const before = target.hull
  let torpedoes = 0
  for (const kinds of ORDER) {
    for (const weapon of fired) {
      if (!kinds.includes(weapon.kind)) continue
      const number = (weapon.numbers[bracket] ?? 0) + difficultyAdded(attacker, target, side)
      if (weapon.kind !== 'missile' && roll < number) continue
      for (let n = 0; n < (salvos.get(weapon) ?? 1); n++) {
        const hull = target.hull
        strike(weapon, weapon.damage[bracket] ?? 0, target, side)
        if (weapon.kind === 'torpedo' && target.hull < hull) torpedoes++
      }
    }
  }
  if (target.hull === 0) return
  const count = torpedoes + (roll === 12 && target.hull < before ? 1 : 0)
  for (let n = 0; n < count; n++) critical(target, side, die)
}

/** The side of a ship that another one sees: 0 to 60° from the bow, up to 120°, beyond. */
export function sideSeen(ship: ModelShip, from: ModelShip): Side {
  const angle = angleTo(ship, from)
  if (Math.abs(angle) < 60 - 1e-6) return 'front'
  if (Math.abs(angle) > 120 + 1e-6) return 'rear'
  return angle > 0 ? 'right' : 'left'
}

/** Degrees clockwise from the bow, −180 to 180. */
function angleTo(ship: ModelShip, other: ModelShip): number {
  const q = other.q - ship.q
  const r = other.r - ship.r
  const north = (Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2)) * 180) / Math.PI
  return ((((north - 60 * ship.facing + 180) % 360) + 360) % 360) - 180
}

function bracketOf(a: ModelShip, b: ModelShip): number {
  const [q, r] = [a.q - b.q, a.r - b.r]
  const hexes = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
  return hexes > 9 ? 3 : Math.ceil(hexes / 3) - 1
}

function difficultyAdded(attacker: ModelShip, target: ModelShip, side: Side): number {
  const across = side === 'right' || side === 'left'
  const size = SIZES[across ? target.silhouette.side : target.silhouette.front]
  const speed = Math.abs(target.speed)
  let quick = speed === 0 ? -1 : speed <= 2 ? 0 : speed <= 4 ? 1 : speed <= 6 ? 2 : 3
  if (quick > 0 && attacker.gunnery >= 3) quick--
  return size + quick - Math.floor(attacker.gunnery / 2) + (attacker.sensorsHit ? 2 : 0)
}

/** One blow, point by point. */
function strike({ kind }: ModelWeapon, damage: number, target: ModelShip, side: Side): void {
  if (target.hull === 0) return
  if (kind === 'missile' || kind === 'rocket') {
    const layer =
      target.shields[side] > 0 ? target.shields : target.armor[side] > 0 ? target.armor : undefined
    if (layer) layer[side] = Math.max(0, layer[side] - damage)
    else target.hull = Math.max(0, target.hull - damage)
    return
  }
  let pastShield = false
  for (let point = 0; point < damage; point++) {
    if (target.shields[side] > 0 && kind !== 'torpedo') {
      target.shields[side] = Math.max(0, target.shields[side] - (kind === 'emp' ? 3 : 1))
      continue
    }
    if (target.hull > 0) pastShield = true
    if (target.armor[side] > 0) target.armor[side]--
    else if (target.hull > 0) target.hull--
  }
  if (kind === 'emp' && pastShield) target.disruption++
}

function critical(target: ModelShip, side: Side, die: Die): void {
  const table = side === 'front' || side === 'rear' ? TABLES[side] : TABLES.side
  const result = table[die(6) - 1] ?? 'none'
  if (result === 'none') return
  if (result === 'weapon') {
    const working = target.onSide[side].filter(hardpoint => !target.weapons[hardpoint]?.broken)
    const taken = target.weapons[working[working.length > 1 ? die(working.length) - 1 : 0] ?? -1]
    if (taken) taken.broken = true
    return
  }
  if (result !== 'engines' && target.criticals.includes(result)) return
  target.criticals.push(result)
  if (result === 'shield-generator')
    for (const each of ['front', 'right', 'rear', 'left'] as const) target.shields[each] = 0
}
