import { titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { id, nameByLanguage } from './name-schemas.ts'
import { WEAPON_KINDS } from './names.ts'

const damage = v.exactOptional(whole('Damage', 'In this range; of one missile for missiles.', 1, 999))
const difficulty = v.exactOptional(whole('Difficulty', '2d6 must reach it in this range.', 2, 13))

const weaponType = titled(
  'Weapon',
  'What one type of weapon does.',
  v.strictObject({
    kind: v.pipe(
      v.picklist(WEAPON_KINDS),
      v.title('Kind'),
      v.description('How it does its damage, and which hardpoints hold it.'),
    ),
    energy: whole('Energy', 'Spent when it fires.', 0, 99),
    ammo: v.exactOptional(whole('Ammunition', 'Shots in a battle; without it, as many as one likes.', 1, 99)),
    damage: titled(
      'Damage',
      'By range; a range that is left out cannot be fired at.',
      v.strictObject({ short: damage, medium: damage, long: damage }),
    ),
    difficulty: titled(
      'Difficulty',
      'By range; missiles need none.',
      v.strictObject({ short: difficulty, medium: difficulty, long: difficulty }),
    ),
    strikes: v.exactOptional(
      titled(
        'Missiles that strike',
        'For each face of the d6, from 1 to 6. Missiles only.',
        v.pipe(v.array(whole('Missiles', 'That strike.', 0, 20)), v.length(6)),
      ),
    ),
    name: v.exactOptional(nameByLanguage),
  }),
)

export const weaponsSchema = titled(
  'Weapons',
  'The types of weapons, by id.',
  v.pipe(v.record(id, weaponType), v.minEntries(1), v.maxEntries(40)),
)

export type WeaponType = v.InferOutput<typeof weaponType>
