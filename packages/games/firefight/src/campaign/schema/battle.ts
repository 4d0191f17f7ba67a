import { amount, flag, titled } from '@sextant/scene/kit'
import * as v from 'valibot'
import { id } from '../../battle/schema/name-schemas.ts'
import { TRAITS } from '../../battle/schema/names.ts'
import { scenarioSchema } from '../../battle/schema/scenario.ts'
import { teamSchema } from '../../battle/schema/team.ts'

/** A battle of the campaign: its story, its ground, its enemy, and where the road goes on. */

const sentences = v.pipe(v.string(), v.minLength(1), v.maxLength(600))

/** By language, English always. */
export const textByLanguage = v.objectWithRest({ en: sentences }, sentences)

const veterans = v.pipe(
  v.array(v.picklist(TRAITS)),
  v.maxLength(TRAITS.length),
  v.title('Veterans'),
  v.description('Traits that every enemy has learned, where they fit.'),
)

const entries = {
  title: v.pipe(textByLanguage, v.title('Title')),
  story: v.pipe(textByLanguage, v.title('Story')),
  place: v.pipe(
    v.tuple([amount('x', 'From the left.', 0, 9999), amount('y', 'From above.', 0, 9999)]),
    v.title('Place on the chart'),
  ),
  veterans,
  won: v.pipe(textByLanguage, v.title('Won'), v.description('The story after a victory.')),
  lost: v.pipe(textByLanguage, v.title('Lost'), v.description('The story after a draw or a defeat.')),
  joins: v.exactOptional(
    v.pipe(id, v.title('Joins'), v.description('The kind of unit that joins after a victory.')),
  ),
  decisive: v.exactOptional(flag('Decisive', 'The campaign is lost unless this battle is won.')),
  next: v.pipe(
    v.array(id),
    v.maxLength(4),
    v.title('Next battles'),
    v.description('Among several the player chooses; with none the campaign is over.'),
  ),
}

export const battleSchema = titled(
  'Battle',
  'One battle of the campaign.',
  v.strictObject({ ...entries, scenario: scenarioSchema, enemy: teamSchema }),
)

/** As it is written in a file: the enemy by the names of its units, the scenario by its name or whole. */
export const battleFileSchema = titled(
  'Battle',
  'One battle of the campaign.',
  v.strictObject({
    ...entries,
    scenario: v.pipe(v.union([id, scenarioSchema]), v.title('Scenario')),
    enemy: titled(
      'Enemy',
      'Units of a team.',
      v.strictObject({
        team: id,
        units: v.pipe(
          v.array(id),
          v.minLength(1),
          v.maxLength(12),
          v.title('Units'),
          v.description('The most important first: an easy level leaves out the last ones.'),
        ),
        reserve: v.pipe(
          v.array(id),
          v.maxLength(12),
          v.title('Reserve'),
          v.description('Units that a hard level adds, in this order.'),
        ),
      }),
    ),
  }),
)

export type CampaignBattle = v.InferOutput<typeof battleSchema>
export type BattleFile = v.InferOutput<typeof battleFileSchema>
export type TextByLanguage = v.InferOutput<typeof textByLanguage>
