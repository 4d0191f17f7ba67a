import { parseShape, type Scenario } from '@sextant/engine'
import type { InLanguages } from '@sextant/scene'
import kickoffs from '#data/kickoffs.json' with { type: 'json' }
import match from '#data/match.json' with { type: 'json' }
import planning from '#data/planning.json' with { type: 'json' }
import playbook from '#data/playbook.json' with { type: 'json' }
import pool from '#data/pool.json' with { type: 'json' }
import ranges from '#data/ranges.json' with { type: 'json' }
import scenarioList from '#data/scenarios.json' with { type: 'json' }
import teamList from '#data/teams.json' with { type: 'json' }
import { card } from './card.ts'
import { scenariosSchema } from './data-schemas.ts'
import { playbookSchema } from './playbook-schema.ts'
import {
  kickoffsSchema,
  matchSchema,
  type Options,
  planningSchema,
  poolSchema,
  rangesSchema,
  type SeatedTeam,
  teamsSchema,
} from './schema.ts'

/** The named teams, by the names of `teams.json`. */
export const teams = parseShape(teamsSchema, teamList, 'data/teams.json')
const titles: Readonly<Record<string, InLanguages>> = card.scenarios
const lineUps = parseShape(kickoffsSchema, kickoffs, 'data/kickoffs.json')

/** The usual match, put together from the files of `data/`. */
export const classic: Options = {
  ruleset: {
    pool: parseShape(poolSchema, pool, 'data/pool.json'),
    kickoff: lineUps.picture,
    match: parseShape(matchSchema, match, 'data/match.json'),
    planning: parseShape(planningSchema, planning, 'data/planning.json'),
    ranges: parseShape(rangesSchema, ranges, 'data/ranges.json'),
    playbook: parseShape(playbookSchema, playbook, 'data/playbook.json'),
  },
  teams: [seatedTeam('kingfishers'), seatedTeam('morays')],
}

const [first, ...others] = parseShape(scenariosSchema, scenarioList, 'data/scenarios.json').map(
  ({ id, blue, red, kickoff, ...other }): Scenario<Options> => ({
    id,
    title: titles[id]?.en ?? id,
    options: {
      ruleset: { ...classic.ruleset, kickoff: lineUps[kickoff], ...other },
      teams: [seatedTeam(blue), seatedTeam(red)],
    },
  }),
)
if (!first) throw new Error('data/scenarios.json lists no scenario')

/** The first is the usual match. */
export const scenarios: readonly [Scenario<Options>, ...Scenario<Options>[]] = [first, ...others]

/** A team by its name in `teams.json`, or one that is drawn. */
export function seatedTeam(id: string): SeatedTeam {
  if (id === 'drawn') return { name: 'Drawn', drawn: true }
  const team = teams[id]
  if (!team) throw new Error(`data/scenarios.json names the team ${id}; there are ${Object.keys(teams)}`)
  return team
}
