import { entries, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { playbookSchema } from './playbook-schema.ts'
import { POSITIONS, STATS } from './schema-names.ts'

/** What the data files and the options of a match may contain. Titles and descriptions are for set-up screens. */

export const position = v.picklist(POSITIONS)
export const direction = v.picklist([0, 1, 2, 3, 4, 5])

/** A tile as the document writes it: row and column, from 1. */
export const tileName = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d?,[1-9]\d?$/, 'a tile is written row,column from 1, as 13,8'),
  v.title('Tile'),
  v.description('Row and column from 1, written row,column.'),
)

export const statFields = {
  recovery: whole('Recovery', 'Breath regained in a turn at the surface.', 1, 20),
  lungs: whole('Breath', 'Turns under water with full lungs.', 1, 99),
  speed: whole('Speed', 'Tiles swum in a turn.', 1, 4),
  steal: whole('Steal strength', 'Chance to steal the puck, in percent.', 0, 100),
  flick: whole('Flick distance', 'Tiles that a flicked puck goes at most.', 1, 6),
  turn: whole('Turn speed', 'Thirds of a turn that a curl takes.', 1, 3),
}
export const statsSchema = titled('Unit', 'What one unit can do.', v.strictObject(statFields))
export type Stats = v.InferOutput<typeof statsSchema>
const bothTeams = <T extends v.GenericSchema>(schema: T) => v.strictObject({ blue: schema, red: schema })

export const poolSchema = titled(
  'Pool',
  'Its size, its goals and where the puck begins.',
  v.strictObject({
    rows: whole('Rows', 'Tiles from goal to goal.', 5, 49),
    columns: whole('Columns', 'Tiles across.', 6, 29),
    goals: titled(
      'Goals',
      'The tiles that each team defends.',
      bothTeams(v.pipe(v.array(tileName), v.minLength(1), v.maxLength(29))),
    ),
    puck: tileName,
  }),
)

export const kickoffSchema = titled(
  'Kickoff',
  'Where each unit begins, and begins again after a goal.',
  bothTeams(entries(POSITIONS, tileName)),
)
export const kickoffsSchema = v.strictObject({ picture: kickoffSchema, printed: kickoffSchema })

export const matchSchema = titled(
  'Match',
  'When it ends.',
  v.strictObject({
    goals: whole('Goals to win', 'The first team with this many wins.', 1, 99),
    turns: whole('Turns', 'After this many the team with more goals wins.', 1, 2000),
  }),
)

export const planningSchema = titled(
  'Planning',
  'How plans are made.',
  v.strictObject({
    changes: whole('Changes', 'How often a team may change its plans in a turn.', 0, 500),
  }),
)

const range = v.strictObject({
  least: whole('Least', 'The lowest value drawn.', 0, 100),
  most: whole('Most', 'The highest value drawn.', 0, 100),
  step: whole('Step', 'How far apart the values drawn are.', 1, 100),
})
export const rangesSchema = titled('Ranges', 'What the numbers of drawn teams may be.', entries(STATS, range))
export type Ranges = v.InferOutput<typeof rangesSchema>

const teamName = v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.title('Name'))
export const teamSchema = v.strictObject({ name: teamName, units: entries(POSITIONS, statsSchema) })
export const teamsSchema = v.record(v.string(), teamSchema)
/** A team with its numbers, or one whose numbers are drawn from the ranges when the match begins. */
const seated = v.union([teamSchema, v.strictObject({ name: teamName, drawn: v.literal(true) })])

export const rulesetSchema = titled(
  'Ruleset',
  'Every number of the game; change what you like.',
  v.strictObject({
    pool: poolSchema,
    kickoff: kickoffSchema,
    match: matchSchema,
    planning: planningSchema,
    ranges: rangesSchema,
    playbook: playbookSchema,
  }),
)

export const optionsSchema = v.strictObject({
  ruleset: rulesetSchema,
  teams: titled('Teams', 'Blue, then red.', v.strictTuple([seated, seated])),
})

export type Options = v.InferOutput<typeof optionsSchema>
export type Ruleset = Options['ruleset']
export type SeatedTeam = Options['teams'][number]
