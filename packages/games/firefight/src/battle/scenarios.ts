import { InputError, type Scenario as Offered, parseShape } from '@sextant/engine'
import advancedFile from '#data/rules/advanced.json' with { type: 'json' }
import basicFile from '#data/rules/basic.json' with { type: 'json' }
import breakthrough from '#data/scenarios/breakthrough.json' with { type: 'json' }
import elimination from '#data/scenarios/elimination.json' with { type: 'json' }
import flags from '#data/scenarios/flags.json' with { type: 'json' }
import flagsTown from '#data/scenarios/flags-town.json' with { type: 'json' }
import hill from '#data/scenarios/hill.json' with { type: 'json' }
import hillFord from '#data/scenarios/hill-ford.json' with { type: 'json' }
import printed from '#data/scenarios/printed.json' with { type: 'json' }
import ruins from '#data/scenarios/ruins.json' with { type: 'json' }
import { card } from '../card.ts'
import { costsSchema } from './schema/costs.ts'
import { scenarioFileSchema } from './schema/files.ts'
import type { Options } from './schema/options.ts'
import { type Ruleset, rulesetSchema } from './schema/rules.ts'
import { type Team, teamSchema } from './schema/team.ts'
import { teams } from './teams.ts'

export { costs } from './costs.ts'

/** The rules and scenarios that come with the game, put together from the files of `data/`. */

export const advanced: Ruleset = parseShape(rulesetSchema, advancedFile, 'data/rules/advanced.json')
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
  offered('elimination', elimination),
  offered('printed', printed),
  offered('hill', hill),
  offered('hill-ford', hillFord),
  offered('flags', flags),
  offered('flags-town', flagsTown),
  offered('breakthrough', breakthrough),
  offered('ruins', ruins),
]

function offered(id: keyof typeof card.scenarios, file: unknown): Offered<Options> {
  const path = `data/scenarios/${id}.json`
  const { rules, blue, red, seatCount, ...scenario } = parseShape(scenarioFileSchema, file, path)
  return {
    id,
    title: card.scenarios[id].en,
    ...(seatCount && { seatCount }),
    options: {
      rules: rulesets[rules],
      scenario,
      teams: { blue: teamNamed(teams, blue, path, '/blue'), red: teamNamed(teams, red, path, '/red') },
    },
  }
}

/** A team by its id. An `InputError` names the file that refers to it, and the place there. */
export function teamNamed(teams: readonly Team[], id: string, file: string, place: string): Team {
  const team = teams.find(each => each.id === id)
  if (team) return team
  const known = teams.map(each => each.id).join(', ')
  const message = `found "${id}", and data/teams has no such team; there are ${known}`
  throw new InputError(file, [{ path: place, message }])
}
