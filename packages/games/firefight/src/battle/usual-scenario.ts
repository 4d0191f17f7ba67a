import { InputError, type Scenario as Offered, parseShape } from '@sextant/engine'
import advancedFile from '#data/rules/advanced.json' with { type: 'json' }
import elimination from '#data/scenarios/elimination.json' with { type: 'json' }
import { card } from '../card.ts'
import { scenarioFileSchema } from './schema/files.ts'
import type { Options } from './schema/options.ts'
import { type Ruleset, rulesetSchema } from './schema/rules.ts'
import type { Team } from './schema/team.ts'
import { usualTeams } from './usual-teams.ts'

/** The usual match and what it is made of, put together from the files of `data/`. */

export const advanced: Ruleset = parseShape(rulesetSchema, advancedFile, 'data/rules/advanced.json')

export const usualScenario = offered('elimination', elimination, { advanced }, usualTeams)

export function offered(
  id: keyof typeof card.scenarios,
  file: unknown,
  rulesets: Readonly<Record<string, Ruleset>>,
  teams: readonly Team[],
): Offered<Options> {
  const path = `data/scenarios/${id}.json`
  const { rules, blue, red, seatCount, ...scenario } = parseShape(scenarioFileSchema, file, path)
  const ruleset = rulesets[rules]
  if (!ruleset) throw new InputError(path, [{ path: '/rules', message: `there are no rules ${rules}` }])
  return {
    id,
    title: card.scenarios[id].en,
    ...(seatCount && { seatCount }),
    options: {
      rules: ruleset,
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
