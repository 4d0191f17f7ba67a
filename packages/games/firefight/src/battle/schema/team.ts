import { titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { id, label, MOST_UNITS, TRAITS, WEAPON_TRAITS, WEAPON_TYPES } from './names.ts'

/** A team as its file says it. Traits and cost are additions to the document's format. */

const weapon = titled(
  'Weapon',
  'One of a unit’s weapons; the first is the usual one.',
  v.strictObject({
    name: label,
    range: whole('Range', 'How far it reaches, in hexes; a melee weapon reaches 1.', 1, 40),
    attacks: whole('Attacks', 'Dice rolled to hit.', 1, 12),
    ap: whole('AP', 'Added to the number that the target needs to save.', -5, 5),
    type: v.pipe(v.picklist(WEAPON_TYPES), v.title('Type')),
    traits: v.exactOptional(
      v.pipe(v.array(v.picklist(WEAPON_TRAITS)), v.maxLength(WEAPON_TRAITS.length), v.title('Traits')),
    ),
  }),
)

const unit = titled(
  'Unit',
  'One unit of a team.',
  v.strictObject({
    id,
    name: label,
    image: v.exactOptional(
      v.pipe(
        v.string(),
        v.maxLength(200_000),
        v.title('Picture'),
        v.description('A path, a data URL or the name of an icon.'),
      ),
    ),
    quality: whole('Quality', 'What its dice must show to hit.', 2, 6),
    defense: whole('Defense', 'What its dice must show to save: the lower, the better.', 2, 6),
    speed: whole('Speed', 'How far it moves, in hexes.', 2, 12),
    wounds: whole('Wounds', 'Damage until it is destroyed.', 1, 12),
    weapons: v.pipe(v.array(weapon), v.minLength(1), v.maxLength(6), v.title('Weapons')),
    traits: v.exactOptional(
      v.pipe(v.array(v.picklist(TRAITS)), v.maxLength(TRAITS.length), v.title('Traits')),
    ),
    cost: v.exactOptional(whole('Cost', 'In points.', 0, 9999)),
  }),
)

export const teamSchema = titled(
  'Team',
  'The units of one player.',
  v.strictObject({
    id,
    name: label,
    faction: label,
    units: v.pipe(v.array(unit), v.minLength(1), v.maxLength(MOST_UNITS), v.title('Units')),
  }),
)

export type Weapon = v.InferOutput<typeof weapon>
export type Unit = v.InferOutput<typeof unit>
export type Team = v.InferOutput<typeof teamSchema>
