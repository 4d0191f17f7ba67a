import { amount, entries, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { TRAITS } from './names.ts'

/** The numbers of the formula for costs. */
export const costsSchema = titled(
  'Costs',
  'What a unit is worth.',
  v.strictObject({
    team: whole('Team', 'Points of a team that is built.', 1, 9999),
    scale: amount('Scale', 'Points for a unit of endurance and output 1.', 0, 1000),
    speed: titled(
      'Speed',
      'Each hex above or below the usual.',
      v.strictObject({
        usual: whole('Usual', 'Hexes.', 0, 20),
        each: amount('Each', 'Added to the factor.', 0, 1),
      }),
    ),
    usualDefense: whole('Usual defense', 'That a weapon’s AP is judged against.', 2, 6),
    melee: amount('Melee', 'Factor of melee weapons.', 0, 10),
    ranges: v.pipe(
      v.array(
        v.strictObject({
          upTo: whole('Up to', 'Hexes.', 1, 40),
          factor: amount('Factor', 'Of weapons that reach no further.', 0, 10),
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
    regeneration: amount('Regeneration', 'Factor of the endurance.', 0, 10),
    traits: titled(
      'Traits',
      'Factors; 1 for those that show in speed, wounds or endurance.',
      entries(TRAITS, amount('Factor', 'Of the cost.', 0, 10)),
    ),
  }),
)

export type Costs = v.InferOutput<typeof costsSchema>
