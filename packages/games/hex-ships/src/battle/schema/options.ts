import { titled } from '@sextant/scene/kit'
import * as v from 'valibot'
import { rulesetSchema } from './rules.ts'
import { scenarioSchema } from './scenario.ts'

export const optionsSchema = titled(
  'Hex Ships',
  'Rules and scenario of a battle.',
  v.strictObject({ rules: rulesetSchema, scenario: scenarioSchema }),
)

export type Options = v.InferOutput<typeof optionsSchema>
