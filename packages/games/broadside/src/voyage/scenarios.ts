import { InputError, parseShape, type Scenario } from '@sextant/engine'
import type { CampaignCard } from '@sextant/scene'
import numbersFile from '#data/voyage.json' with { type: 'json' }
import chartFile from '#data/voyage-chart.json' with { type: 'json' }
import enemiesFile from '#data/voyage-enemies.json' with { type: 'json' }
import levelsFile from '#data/voyage-levels.json' with { type: 'json' }
import portsFile from '#data/voyage-ports.json' with { type: 'json' }
import { combatantOfKind, ruleset } from '../battle/scenarios.ts'
import { card } from '../card.ts'
import {
  chartSchema,
  enemiesSchema,
  levelsSchema,
  numbersSchema,
  type Options,
  portsSchema,
} from './schema.ts'

/** The schemas of the files, by their names. */
export const dataSchemas = {
  voyage: numbersSchema,
  'voyage-chart': chartSchema,
  'voyage-enemies': enemiesSchema,
  'voyage-levels': levelsSchema,
  'voyage-ports': portsSchema,
}

/** The voyages of `data/`, one for each level; the first is the usual one. */
export const scenarios: readonly [Scenario<Options>, ...Scenario<Options>[]] = (() => {
  const numbers = parseShape(numbersSchema, numbersFile, 'data/voyage.json')
  const chart = parseShape(chartSchema, chartFile, 'data/voyage-chart.json')
  const ports = parseShape(portsSchema, portsFile, 'data/voyage-ports.json')
  const enemies = parseShape(enemiesSchema, enemiesFile, 'data/voyage-enemies.json')
  const titles: CampaignCard['scenarios'] = card.campaigns.voyage.scenarios
  const met = Object.fromEntries(Object.keys(enemies).map(kind => [kind, combatantOfKind(kind)]))
  const [first, ...others] = parseShape(levelsSchema, levelsFile, 'data/voyage-levels.json').map(
    ({ id, title, enemy, own, ship, ...changed }) => ({
      id,
      // A level that is new in the data is not on the card yet.
      title: titles[id]?.en ?? title,
      options: {
        numbers: { ...numbers, ...changed },
        chart,
        ports,
        enemies,
        duel: { ruleset, ship: combatantOfKind(ship), enemies: met },
        programs: { enemy, own },
      },
    }),
  )
  if (!first) throw new InputError('data/voyage-levels.json', [{ path: '/', message: 'there is no level' }])
  return [first, ...others]
})()
