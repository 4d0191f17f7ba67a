import { LONGEST_PICTURE } from '@sextant/scene'
import { titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { id, label } from './name-schemas.ts'
import { MOST_UNITS, TRAITS, WEAPON_TRAITS, WEAPON_TYPES } from './names.ts'

/** What the numbers of a unit and of a weapon may be. */
export const RANGES = {
  quality: [2, 6],
  defense: [2, 6],
  speed: [2, 12],
  wounds: [1, 12],
  range: [1, 40],
  attacks: [1, 12],
  ap: [-5, 5],
  cost: [0, 9999],
} as const

export const MOST_WEAPONS = 6

/** A team as its file says it. Traits and cost are additions to the document's format. */

export const weaponSchema = titled(
  'Weapon',
  'One of a unit’s weapons; the first is the usual one.',
  v.strictObject({
    name: label,
    range: whole('Range', 'How far it reaches, in hexes; a melee weapon reaches 1.', ...RANGES.range),
    attacks: whole('Attacks', 'Dice rolled to hit.', ...RANGES.attacks),
    ap: whole('AP', 'Added to the number that the target needs to save.', ...RANGES.ap),
    type: v.pipe(v.picklist(WEAPON_TYPES), v.title('Type')),
    traits: v.exactOptional(
      v.pipe(v.array(v.picklist(WEAPON_TRAITS)), v.maxLength(WEAPON_TRAITS.length), v.title('Traits')),
    ),
  }),
)

export const unitSchema = titled(
  'Unit',
  'One unit of a team.',
  v.strictObject({
    id,
    name: label,
    image: v.exactOptional(
      v.pipe(
        v.string(),
        v.maxLength(LONGEST_PICTURE),
        v.title('Picture'),
        v.description('A path, a data URL or the name of an icon.'),
      ),
    ),
    quality: whole('Quality', 'What its dice must show to hit.', ...RANGES.quality),
    defense: whole('Defense', 'What its dice must show to save: the lower, the better.', ...RANGES.defense),
    speed: whole('Speed', 'How far it moves, in hexes.', ...RANGES.speed),
    wounds: whole('Wounds', 'Damage until it is destroyed.', ...RANGES.wounds),
    weapons: v.pipe(v.array(weaponSchema), v.minLength(1), v.maxLength(MOST_WEAPONS), v.title('Weapons')),
    traits: v.exactOptional(
      v.pipe(v.array(v.picklist(TRAITS)), v.maxLength(TRAITS.length), v.title('Traits')),
    ),
    cost: v.exactOptional(whole('Cost', 'In points.', ...RANGES.cost)),
  }),
)

export const teamSchema = titled(
  'Team',
  'The units of one player.',
  v.strictObject({
    id,
    name: label,
    faction: label,
    units: v.pipe(v.array(unitSchema), v.minLength(1), v.maxLength(MOST_UNITS), v.title('Units')),
  }),
)

export type Weapon = v.InferOutput<typeof weaponSchema>
export type Unit = v.InferOutput<typeof unitSchema>
export type Team = v.InferOutput<typeof teamSchema>
