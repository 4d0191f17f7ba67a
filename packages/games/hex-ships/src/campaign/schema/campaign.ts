import { titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { id } from '../../battle/schema/name-schemas.ts'
import { rulesetSchema } from '../../battle/schema/rules.ts'
import { joiningSchema, missionSchema } from './mission.ts'

/** The files and options of a campaign. Titles and descriptions are for set-up screens. */

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.title('Name'))
const rank = whole('Rank', 'Of the skill.', 1, 6)

const captain = titled(
  'Captain',
  'What experience there is, and which ranks have been raised with it.',
  v.strictObject({
    name,
    experience: whole('Experience', 'When the captain joins.', 0, 999),
    command: rank,
    gunnery: rank,
    engineering: rank,
  }),
)

const vessel = titled(
  'Ship',
  'A ship that can be of the fleet.',
  v.strictObject({
    name,
    class: id,
    weapons: v.pipe(v.array(v.nullable(id)), v.maxLength(20), v.title('Weapons')),
  }),
)

const points = (title: string, description: string) => whole(title, description, 0, 99)

const numbers = {
  first: v.pipe(id, v.title('First mission')),
  changes: whole(
    'Changes',
    'How often, before a mission, ships can be taken from the list or put into dock.',
    1,
    999,
  ),
  experience: titled(
    'Experience',
    'What a captain gains.',
    v.strictObject({
      survived: points('Battle survived', 'For a battle fought and survived.'),
      won: points('Battle won', 'For winning it.'),
      destroyed: points('Ship destroyed', 'For each ship whose hull the own volley brought to 0.'),
      level: whole('Level', 'Experience for each level after the first.', 1, 99),
    }),
  ),
  mostLevel: whole('Highest level', 'Of a captain.', 1, 30),
  mostRank: whole('Highest rank', 'Of a skill.', 1, 6),
  score: titled(
    'Score',
    'What a campaign is worth.',
    v.strictObject({
      mission: whole('Mission', 'For each mission won.', 0, 999),
      size: whole('Size', 'For the size of each ship left.', 0, 999),
      level: whole('Level', 'For the level of each captain left.', 0, 999),
      victory: whole('Victory', 'For the campaign itself.', 0, 9999),
    }),
  ),
  fleet: v.pipe(v.array(joiningSchema), v.minLength(1), v.maxLength(20), v.title('Fleet at the start')),
  captains: v.pipe(v.record(id, captain), v.maxEntries(200), v.title('Captains')),
}

/** As it is written in the file: ships by their designs. */
export const campaignFileSchema = titled(
  'Campaign',
  'The fleet at the start, those who can join it, and every number outside the missions.',
  v.strictObject({
    ...numbers,
    ships: v.pipe(v.record(id, v.strictObject({ name, design: id })), v.title('Ships')),
  }),
)

const botId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'the id of a bot, as lieutenant'))

export const levelsSchema = titled(
  'Levels',
  'What makes a campaign easy or hard.',
  v.pipe(
    v.array(
      v.strictObject({
        id,
        title: name,
        enemy: v.pipe(botId, v.title('Bot'), v.description('That fights for the enemies.')),
        own: v.pipe(
          botId,
          v.title('Own bot'),
          v.description('That fights for the player where a battle is played out.'),
        ),
        limit: whole('Size limit', 'Added to that of every mission.', -9, 9),
        skills: whole('Skills', 'Added to each rank of the enemy’s captains.', -5, 5),
      }),
    ),
    v.minLength(1),
  ),
)

/** Complete: the rules of battles, everybody who can be of the fleet, and every mission. */
export const optionsSchema = titled(
  'Campaign',
  'The fleet, the missions and the rules of battles.',
  v.strictObject({
    ...numbers,
    ships: v.pipe(v.record(id, vessel), v.maxEntries(200), v.title('Ships')),
    missions: v.pipe(v.record(id, missionSchema), v.minEntries(1), v.maxEntries(60), v.title('Missions')),
    rules: rulesetSchema,
    /** Ids of the bots that fight for the enemies, and for the player where a battle is played out. */
    bots: v.strictObject({ enemy: botId, own: botId }),
  }),
)

export type Options = v.InferOutput<typeof optionsSchema>
export type Vessel = v.InferOutput<typeof vessel>
export type CaptainAtStart = v.InferOutput<typeof captain>
