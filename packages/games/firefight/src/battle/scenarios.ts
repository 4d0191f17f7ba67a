import { type Scenario as Offered, parseShape } from '@sextant/engine'
import basicFile from '#data/rules/basic.json' with { type: 'json' }
import breakthrough from '#data/scenarios/breakthrough.json' with { type: 'json' }
import flags from '#data/scenarios/flags.json' with { type: 'json' }
import flagsTown from '#data/scenarios/flags-town.json' with { type: 'json' }
import hill from '#data/scenarios/hill.json' with { type: 'json' }
import hillFord from '#data/scenarios/hill-ford.json' with { type: 'json' }
import printed from '#data/scenarios/printed.json' with { type: 'json' }
import ruins from '#data/scenarios/ruins.json' with { type: 'json' }
import { costsSchema } from './schema/costs.ts'
import { scenarioFileSchema } from './schema/files.ts'
import type { Options } from './schema/options.ts'
import { type Ruleset, rulesetSchema } from './schema/rules.ts'
import { teamSchema } from './schema/team.ts'
import { teams } from './teams.ts'
import { advanced, offered, usualScenario } from './usual-scenario.ts'

export { costs } from './costs.ts'
export { advanced } from './usual-scenario.ts'

/** The rules and scenarios that come with the game, put together from the files of `data/`. */

export const basic: Ruleset = parseShape(rulesetSchema, basicFile, 'data/rules/basic.json')
export const rulesets = { basic, advanced } as const

/** The schemas of the files, by their names. */
export const dataSchemas = {
  team: teamSchema,
  rules: rulesetSchema,
  costs: costsSchema,
  scenario: scenarioFileSchema,
}

export const scenarios: readonly [Offered<Options>, ...Offered<Options>[]] = [
  usualScenario,
  offered('printed', printed, rulesets, teams),
  offered('hill', hill, rulesets, teams),
  offered('hill-ford', hillFord, rulesets, teams),
  offered('flags', flags, rulesets, teams),
  offered('flags-town', flagsTown, rulesets, teams),
  offered('breakthrough', breakthrough, rulesets, teams),
  offered('ruins', ruins, rulesets, teams),
]
