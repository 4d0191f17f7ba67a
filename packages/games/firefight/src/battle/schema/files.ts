import { chance, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { id } from './name-schemas.ts'
import { SEATS } from './names.ts'
import { scenarioSchema } from './scenario.ts'

const seatCount = titled(
  'Seats',
  'What a seat scored between two equal bots; written by scripts/seats.mjs.',
  v.strictObject({
    seat: v.picklist(SEATS),
    score: chance('Score', 'Of 1 in a match, a draw counted half.'),
    matches: whole('Matches', 'As many with either team in the seat.', 1, 1_000_000),
    bot: id,
    rules: whole('Rules', 'The version of the rules.', 1, 999),
    options: titled('Options', 'Hash of what was played.', v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
  }),
)

/** How scenarios are written in files: rules and teams by their names. */
export const scenarioFileSchema = titled(
  'Scenario',
  'The rules, the teams, the map and how it is won.',
  v.strictObject({
    rules: v.picklist(['basic', 'advanced']),
    blue: id,
    red: id,
    seatCount: v.exactOptional(seatCount),
    ...scenarioSchema.pipe[0].entries,
  }),
)

export type ScenarioFile = v.InferOutput<typeof scenarioFileSchema>
