import { amount, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { cellName, facing, id } from '../../battle/schema/name-schemas.ts'
import { SEATS } from '../../battle/schema/names.ts'
import { scenarioSchema, shipSchema } from '../../battle/schema/scenario.ts'

/** A mission: its story, its battle, and where it leads. */

const sentences = v.pipe(v.string(), v.minLength(1), v.maxLength(600))

/** By language, English always. */
const textByLanguage = v.objectWithRest({ en: sentences }, sentences)

const next = v.pipe(
  v.array(id),
  v.maxLength(4),
  v.title('Next missions'),
  v.description('Among several the player chooses; with none the campaign is over.'),
)

export const joiningSchema = titled(
  'Ship',
  'A ship of the fleet, and its captain where it has one.',
  v.strictObject({ ship: id, captain: v.exactOptional(id) }),
)

const spot = titled(
  'Spot',
  'Where a ship of the fleet begins.',
  v.strictObject({ at: cellName, facing, speed: whole('Speed', 'When the battle begins.', 0, 14) }),
)

const seat = v.pipe(v.picklist(SEATS), v.title('Side'))
const ships = v.pipe(
  v.union([v.literal('fleet'), v.pipe(v.array(id), v.minLength(1), v.maxLength(40))]),
  v.title('Ships'),
  v.description('By id, or those of the fleet that were sent.'),
)
const count = whole('How many', 'Of these ships; all of them where fewer were sent.', 1, 40)

/** As in the scenario of a battle, with the ships of the fleet by one word. */
const objective = v.variant('type', [
  v.strictObject({
    type: v.literal('leave'),
    seat,
    ships,
    count,
    size: v.exactOptional(
      whole(
        'Size',
        'That those which leave must have together; all that the fleet has where that is less.',
        1,
        200,
      ),
    ),
    through: v.pipe(v.array(facing), v.minLength(1), v.maxLength(6), v.title('Directions')),
  }),
  v.strictObject({ type: v.literal('destroy'), seat, ships, count }),
  v.strictObject({
    type: v.literal('survive'),
    seat,
    ships,
    count,
    round: whole('Round', 'After which it is met.', 1, 99),
  }),
  v.strictObject({
    type: v.literal('hold'),
    seat,
    at: cellName,
    radius: whole('Radius', 'Hexes.', 0, 20),
    rounds: whole('Rounds', 'In a row.', 1, 99),
  }),
  v.strictObject({
    type: v.literal('capture'),
    seat,
    ship: id,
    radius: whole('Radius', 'Hexes.', 0, 20),
    rounds: whole('Rounds', 'In a row.', 1, 99),
  }),
])

const { radius, rounds } = scenarioSchema.pipe[0].entries

const entries = {
  title: v.pipe(textByLanguage, v.title('Title')),
  story: v.pipe(textByLanguage, v.title('Story')),
  place: v.pipe(
    v.tuple([amount('x', 'From the left.', 0, 9999), amount('y', 'From above.', 0, 9999)]),
    v.title('Place on the chart'),
  ),
  limit: whole('Size limit', 'Of all ships sent together.', 1, 40),
  radius,
  rounds,
  deploy: v.pipe(v.array(spot), v.minLength(1), v.maxLength(40), v.title('Spots')),
  objectives: v.pipe(v.array(objective), v.maxLength(12), v.title('Objectives')),
  prizes: v.pipe(
    v.array(id),
    v.maxLength(20),
    v.title('Prizes'),
    v.description('Enemies that join the fleet if they are still on the map when the mission is won.'),
  ),
  won: titled(
    'Won',
    'What a victory brings.',
    v.strictObject({
      text: v.pipe(textByLanguage, v.title('Story')),
      ships: v.pipe(v.array(joiningSchema), v.maxLength(10), v.title('Ships')),
      captains: v.pipe(v.array(id), v.maxLength(10), v.title('Captains')),
      next,
    }),
  ),
  lost: titled(
    'Lost',
    'What a defeat or a draw leads to.',
    v.strictObject({ text: v.pipe(textByLanguage, v.title('Story')), next }),
  ),
}

const others = <T extends v.GenericSchema>(one: T) =>
  v.pipe(
    v.array(one),
    v.minLength(1),
    v.maxLength(30),
    v.title('Ships'),
    v.description('The enemies, and friends that are not of the fleet.'),
  )

export const missionSchema = titled(
  'Mission',
  'A battle of the campaign.',
  v.strictObject({ ...entries, ships: others(shipSchema) }),
)

const { class: _class, weapons: _weapons, ...shipEntries } = shipSchema.entries

/** As it is written in a file: ships by their designs. */
export const missionFileSchema = titled(
  'Mission',
  'A battle of the campaign.',
  v.strictObject({ ...entries, ships: others(v.strictObject({ ...shipEntries, design: id })) }),
)

export type Mission = v.InferOutput<typeof missionSchema>
export type MissionFile = v.InferOutput<typeof missionFileSchema>
export type MissionObjective = v.InferOutput<typeof objective>
export type Joining = v.InferOutput<typeof joiningSchema>
export type TextByLanguage = v.InferOutput<typeof textByLanguage>
