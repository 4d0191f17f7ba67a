import { InputError, parseShape, type Scenario } from '@sextant/engine'
import type { CampaignCard } from '@sextant/scene'
import campaignFile from '#data/campaign/campaign.json' with { type: 'json' }
import levelsFile from '#data/campaign/levels.json' with { type: 'json' }
import { advanced, scenarios as battleScenarios, teamNamed } from '../battle/scenarios.ts'
import type { Scenario as Ground } from '../battle/schema/scenario.ts'
import type { Team, Unit } from '../battle/schema/team.ts'
import { teams } from '../battle/teams.ts'
import { card } from '../card.ts'
import { battleFiles } from './battle-files.ts'
import { type BattleFile, battleFileSchema, type CampaignBattle } from './schema/battle.ts'
import { campaignFileSchema, levelsSchema, type Options } from './schema/campaign.ts'

/** The schemas of the files, by their names. */
export const dataSchemas = {
  campaign: campaignFileSchema,
  levels: levelsSchema,
  battle: battleFileSchema,
}

export const campaignData = parseShape(campaignFileSchema, campaignFile, 'data/campaign/campaign.json')

/** The campaign at each level; the first is the usual one. */
export const scenarios: readonly [Scenario<Options>, ...Scenario<Options>[]] = (() => {
  const { kinds, ...numbers } = campaignData
  const titles: CampaignCard['scenarios'] = card.campaigns['ember-road'].scenarios
  const [first, ...others] = parseShape(levelsSchema, levelsFile, 'data/campaign/levels.json').map(
    ({ id, title, enemy, own, enemies, lost }): Scenario<Options> => ({
      id,
      // A level that is new in the data is not on the card yet.
      title: titles[id]?.en ?? title,
      options: {
        ...numbers,
        casualties: { ...numbers.casualties, lost },
        kinds: Object.fromEntries(
          Object.entries(kinds).map(([kind, { name, team, unit }]) => {
            const file = 'data/campaign/campaign.json'
            const found = teamNamed(teams, team, file, `/kinds/${kind}/team`)
            return [kind, { name, unit: unitNamed(found, unit, file, `/kinds/${kind}/unit`) }]
          }),
        ),
        battles: Object.fromEntries(
          Object.entries(battleFiles).map(([name, file]) => [name, battleFrom(name, file, enemies)]),
        ),
        rules: advanced,
        bots: { enemy, own },
      },
    }),
  )
  if (!first) throw new InputError('data/campaign/levels.json', [{ path: '/', message: 'there is no level' }])
  return [first, ...others]
})()

/** A battle with this many more enemies, out of its reserve, or fewer. */
export function battleFrom(
  id: string,
  { scenario, enemy, ...battle }: BattleFile,
  enemies: number,
): CampaignBattle {
  const path = `data/campaign/battles/${id}.json`
  const team = teamNamed(teams, enemy.team, path, '/enemy/team')
  const count = Math.max(1, enemy.units.length + enemies)
  const units = [...enemy.units, ...enemy.reserve]
    .slice(0, count)
    .map(unit => unitNamed(team, unit, path, '/enemy'))
  return {
    ...battle,
    scenario: typeof scenario === 'string' ? groundNamed(scenario, path) : scenario,
    enemy: { ...team, units },
  }
}

function groundNamed(id: string, path: string): Ground {
  const found = battleScenarios.find(scenario => scenario.id === id)
  if (!found) throw new InputError(path, [{ path: '/scenario', message: `there is no scenario ${id}` }])
  return found.options.scenario
}

function unitNamed({ id: team, units }: Team, id: string, file: string, place: string): Unit {
  const unit = units.find(each => each.id === id)
  if (!unit)
    throw new InputError(file, [{ path: place, message: `there is no unit ${id} in the team ${team}` }])
  return unit
}
