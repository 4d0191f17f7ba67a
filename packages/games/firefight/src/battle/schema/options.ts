import { titled } from '@sextant/scene/kit'
import * as v from 'valibot'
import { rulesetSchema } from './rules.ts'
import { scenarioSchema } from './scenario.ts'
import { teamSchema } from './team.ts'

export const optionsSchema = titled(
  'Firefight',
  'Rules, scenario and teams of a battle.',
  v.strictObject({
    rules: rulesetSchema,
    scenario: scenarioSchema,
    teams: titled('Teams', 'One for each player.', v.strictObject({ blue: teamSchema, red: teamSchema })),
  }),
)

export type Options = v.InferOutput<typeof optionsSchema>
