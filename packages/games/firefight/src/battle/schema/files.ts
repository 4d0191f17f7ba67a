import { titled } from '@sextant/scene/kit'
import * as v from 'valibot'
import { id } from './name-schemas.ts'
import { scenarioSchema } from './scenario.ts'

/** How scenarios are written in files: rules and teams by their names. */
export const scenarioFileSchema = titled(
  'Scenario',
  'The rules, the teams, the map and how it is won.',
  v.strictObject({
    rules: v.picklist(['basic', 'advanced']),
    blue: id,
    red: id,
    ...scenarioSchema.pipe[0].entries,
  }),
)

export type ScenarioFile = v.InferOutput<typeof scenarioFileSchema>
