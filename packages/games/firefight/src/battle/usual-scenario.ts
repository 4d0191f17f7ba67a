import { type Scenario as Offered, parseShape } from '@sextant/engine'
import advancedFile from '#data/rules/advanced.json' with { type: 'json' }
import elimination from '#data/scenarios/elimination.json' with { type: 'json' }
import ironclad from '#data/teams/ironclad.json' with { type: 'json' }
import vanguard from '#data/teams/vanguard.json' with { type: 'json' }
import { card } from '../card.ts'
import { scenarioFileSchema } from './schema/files.ts'
import type { Options } from './schema/options.ts'
import { type Ruleset, rulesetSchema } from './schema/rules.ts'
import { type Team, teamSchema } from './schema/team.ts'

/** The usual match and what it is made of, put together from the files of `data/`. */

export const advanced: Ruleset = parseShape(rulesetSchema, advancedFile, 'data/rules/advanced.json')

export const usualScenario = offered(
  'elimination',
  elimination,
  { advanced },
  Object.entries({ vanguard, ironclad }).map(([id, file]) =>
    parseShape(teamSchema, file, `data/teams/${id}.json`),
  ),
)

export function offered(
  id: keyof typeof card.scenarios,
  file: unknown,
  rulesets: Readonly<Record<string, Ruleset>>,
  teams: readonly Team[],
): Offered<Options> {
  const path = `data/scenarios/${id}.json`
  const { rules, blue, red, ...scenario } = parseShape(scenarioFileSchema, file, path)
  const ruleset = rulesets[rules]
  if (!ruleset) throw new Error(`${path}: there are no rules ${rules}`)
  return {
    id,
    title: card.scenarios[id].en,
    options: {
      rules: ruleset,
      scenario,
      teams: { blue: teamNamed(teams, blue, path), red: teamNamed(teams, red, path) },
    },
  }
}

function teamNamed(teams: readonly Team[], id: string, path: string): Team {
  const team = teams.find(each => each.id === id)
  if (!team) throw new Error(`${path}: there is no team ${id}`)
  return team
}
