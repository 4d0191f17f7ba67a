import type { Trait, WeaponTrait } from './schema/names.ts'
import type { Ruleset } from './schema/rules.ts'
import type { Unit, Weapon } from './schema/team.ts'

/** A unit of the battle, with what follows from its traits. */
export interface UnitTable {
  readonly index: number
  readonly seat: number
  readonly unit: Unit
  readonly quality: number
  readonly defense: number
  readonly speed: number
  /** The most wounds it can have. */
  readonly wounds: number
  readonly cost: number
  readonly regeneration: boolean
  readonly stealth: boolean
  readonly medic: boolean
  readonly flying: boolean
  readonly scout: boolean
  readonly weapons: readonly WeaponTable[]
  /** How many of its weapons it may attack with: all, or the first only. */
  readonly usable: number
  /** The longest range of these. */
  readonly reach: number
  /** The weapons it may watch with. */
  readonly watching: readonly number[]
}

export interface WeaponTable {
  readonly index: number
  readonly name: string
  readonly melee: boolean
  readonly range: number
  readonly attacks: number
  readonly ap: number
  readonly sniper: boolean
  readonly blast: boolean
  readonly relentless: boolean
  readonly furious: boolean
}

export function unitTable(rules: Ruleset, unit: Unit, index: number, seat: number): UnitTable {
  const { traits } = rules
  const has = (trait: Trait) => traits.on && (unit.traits?.includes(trait) ?? false)
  const fast = has('fast') ? traits.fast : 0
  const speed = unit.speed + fast
  const weapons = unit.weapons.map((weapon, number) => weaponTable(unit, weapon, number, traits.on))
  const usable = rules.weaponChoice ? weapons.length : 1
  return {
    index,
    seat,
    unit,
    quality: unit.quality,
    defense: unit.defense,
    speed: has('slow') ? Math.max(Math.min(traits.slowest, speed), speed - traits.slow) : speed,
    wounds: unit.wounds + (has('tough') ? traits.tough : 0),
    cost: unit.cost ?? 0,
    regeneration: has('regeneration'),
    stealth: has('stealth'),
    medic: has('medic'),
    flying: has('flying'),
    scout: has('scout'),
    weapons,
    usable,
    reach: Math.max(...weapons.slice(0, usable).map(({ range }) => range)),
    watching: weapons.slice(0, usable).flatMap(({ melee, index }) => (melee ? [] : [index])),
  }
}

/** A unit's Furious is for its melee weapons, its Sniper, Blast and Relentless for the ranged ones. */
function weaponTable(unit: Unit, weapon: Weapon, index: number, traitsOn: boolean): WeaponTable {
  const melee = weapon.type === 'melee'
  const has = (trait: WeaponTrait) => {
    const own = weapon.traits?.includes(trait) ?? false
    const fits = (trait === 'furious') === melee
    return traitsOn && (own || (fits && (unit.traits?.includes(trait) ?? false)))
  }
  return {
    index,
    name: weapon.name,
    melee,
    range: melee ? 1 : weapon.range,
    attacks: weapon.attacks,
    ap: weapon.ap,
    sniper: has('sniper'),
    blast: has('blast'),
    relentless: has('relentless'),
    furious: has('furious'),
  }
}
