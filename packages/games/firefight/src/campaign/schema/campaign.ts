import { titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { id, label } from '../../battle/schema/name-schemas.ts'
import { TRAITS } from '../../battle/schema/names.ts'
import { rulesetSchema } from '../../battle/schema/rules.ts'
import { teamSchema } from '../../battle/schema/team.ts'
import { battleSchema, textByLanguage } from './battle.ts'

/** The files and options of a campaign. Titles and descriptions are for set-up screens. */

const kindsOfUnits = (title: string, description: string, least: number) =>
  v.pipe(v.array(id), v.minLength(least), v.maxLength(40), v.title(title), v.description(description))

const points = (title: string, description: string) => whole(title, description, 0, 99)

const numbers = {
  first: v.pipe(id, v.title('First battle')),
  team: titled(
    'Platoon',
    'What the platoon is called in battle.',
    v.strictObject({ id, name: label, faction: label }),
  ),
  platoon: titled(
    'Size',
    'Of the platoon, and of what it sends into a battle.',
    v.strictObject({
      most: whole('Most', 'Units of the platoon.', 1, 40),
      field: whole('Field', 'Units in a battle, at most.', 1, 12),
      least: whole('Least', 'Units in a battle; with fewer fit ones the campaign is over.', 1, 12),
    }),
  ),
  start: kindsOfUnits('Start', 'The units that the platoon begins with.', 1),
  recruits: kindsOfUnits('Recruits', 'The units that recruits are drawn from.', 1),
  offers: whole('Recruits on offer', 'Drawn before every battle.', 0, 12),
  supplies: titled(
    'Supplies',
    'What comes in, and what it buys.',
    v.strictObject({
      start: points('Start', 'At the start.'),
      won: points('Victory', 'After a victory.'),
      drawn: points('Draw', 'After a draw.'),
      lost: points('Defeat', 'After a defeat.'),
      heal: points('Heal', 'The price of a wounded unit’s health.'),
      pointsEach: whole('Points', 'Of a recruit’s cost that one supply pays, begun ones too.', 1, 999),
    }),
  ),
  experience: titled(
    'Experience',
    'What a unit gains.',
    v.strictObject({
      survived: points('Battle survived', 'For a battle without being destroyed.'),
      destroyed: points('Enemy destroyed', 'For each enemy destroyed.'),
      won: points('Battle won', 'For winning it.'),
      most: points('Most', 'In one battle.'),
      levels: v.pipe(
        v.array(whole('Level', 'Experience that it takes.', 1, 999)),
        v.minLength(1),
        v.maxLength(12),
        v.title('Levels'),
      ),
      choices: whole('Traits', 'Drawn at a level, of which one is chosen.', 1, 12),
    }),
  ),
  traits: v.pipe(
    v.array(v.picklist(TRAITS)),
    v.minLength(1),
    v.maxLength(TRAITS.length),
    v.title('Traits'),
    v.description('That units can learn.'),
  ),
  casualties: titled(
    'Casualties',
    'The die of a destroyed unit.',
    v.strictObject({
      faces: whole('Faces', 'Of the die.', 2, 100),
      won: whole('Victory', 'Added after a victory.', 0, 99),
      lost: whole('Lost', 'Up to this the unit is lost.', 0, 99),
      wounded: whole('Wounded', 'Up to this it misses the next battle.', 0, 99),
      medic: whole('Medic', 'Wounded units that each surviving Medic saves from that.', 0, 12),
    }),
  ),
  changes: whole('Changes', 'How often, before a battle, units can be held back again.', 1, 999),
  score: titled(
    'Score',
    'What a campaign is worth.',
    v.strictObject({
      battle: whole('Battle', 'For each battle won.', 0, 999),
      unit: whole('Unit', 'For each unit left.', 0, 999),
      level: whole('Level', 'For each level of the units left.', 0, 999),
      finished: whole('Finished', 'For the end of the road.', 0, 9999),
    }),
  ),
  names: v.pipe(
    v.array(textByLanguage),
    v.minLength(1),
    v.maxLength(99),
    v.title('Names'),
    v.description('Of units, in the order in which they join.'),
  ),
}

const kindName = v.pipe(textByLanguage, v.title('Name'))

/** As it is written in the file: kinds of units by the team whose unit they are like. */
export const campaignFileSchema = titled(
  'Campaign',
  'The platoon at the start, its recruits, and every number outside the battles.',
  v.strictObject({
    ...numbers,
    kinds: v.pipe(v.record(id, v.strictObject({ name: kindName, team: id, unit: id })), v.title('Kinds')),
  }),
)

const botId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'the id of a bot, as sergeant'))

export const levelsSchema = titled(
  'Levels',
  'What makes a campaign easy or hard.',
  v.pipe(
    v.array(
      v.strictObject({
        id,
        title: label,
        enemy: v.pipe(botId, v.title('Bot'), v.description('That fights for the enemies.')),
        own: v.pipe(
          botId,
          v.title('Own bot'),
          v.description('That fights for the player where a battle is played out.'),
        ),
        enemies: whole('Enemies', 'Added to those of every battle.', -6, 6),
        lost: whole('Lost', 'Up to this on its die a destroyed unit is lost.', 0, 99),
      }),
    ),
    v.minLength(1),
  ),
)

const unit = teamSchema.pipe[0].entries.units.pipe[0].item

/** Complete: the rules of battles, everybody who can be of the platoon, and every battle. */
export const optionsSchema = titled(
  'Campaign',
  'The platoon, the battles and their rules.',
  v.strictObject({
    ...numbers,
    kinds: v.pipe(
      v.record(id, v.strictObject({ name: kindName, unit })),
      v.maxEntries(200),
      v.title('Kinds'),
    ),
    battles: v.pipe(v.record(id, battleSchema), v.minEntries(1), v.maxEntries(60), v.title('Battles')),
    rules: rulesetSchema,
    /** Ids of the bots that fight for the enemies, and for the player where a battle is played out. */
    bots: v.strictObject({ enemy: botId, own: botId }),
  }),
)

export type Options = v.InferOutput<typeof optionsSchema>
export type Kind = Options['kinds'][string]
