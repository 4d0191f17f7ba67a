import { isPicture } from '@sextant/scene'
import type { Trait } from '../schema/names.ts'
import type { Unit } from '../schema/team.ts'

/** What a unit is drawn with: an icon of the skin always, and a picture of its own over it where it brings one. */
export interface UnitPicture {
  readonly icon: string
  readonly picture?: string
}

/** From these numbers on, a unit is drawn as what they make of it. */
const TANK = { defense: 2, wounds: 3 }
const BEAST = { wounds: 4 }
const HEAVY = { attacks: 4 }

/**
 * The picture of a unit: its `image` is an icon of the skin, a path or a data URL. Where it is missing, broken or not
 * there yet, a figure stands for it that its numbers choose.
 */
export function unitPicture(unit: Unit, icons: Readonly<Record<string, unknown>>): UnitPicture {
  const { image } = unit
  if (image !== undefined && Object.hasOwn(icons, image)) return { icon: image }
  const icon = figureFor(unit)
  return image !== undefined && isPicture(image) ? { icon, picture: image } : { icon }
}

/** The figure that says most about what a unit does. */
export function figureFor(unit: Unit): string {
  const { defense, wounds, weapons } = unit
  const has = (trait: Trait) => unit.traits?.includes(trait) ?? false
  const armed = (trait: 'sniper' | 'blast') =>
    has(trait) || weapons.some(weapon => weapon.traits?.includes(trait) ?? false)
  const ranged = weapons.filter(({ type }) => type === 'ranged')
  if (has('medic')) return 'medic'
  if (has('flying')) return 'flyer'
  if (armed('sniper')) return 'sniper'
  if (armed('blast')) return 'mortar'
  if (defense <= TANK.defense && wounds >= TANK.wounds) return ranged.length > 0 ? 'tank' : 'armour'
  if (ranged.length === 0) return wounds >= BEAST.wounds || has('regeneration') ? 'beast' : 'fighter'
  if (has('scout') || has('stealth')) return 'scout'
  if (has('relentless') || ranged.some(({ attacks }) => attacks >= HEAVY.attacks)) return 'gunner'
  return 'rifle'
}
