import { InputError, parseShape, type Scenario } from '@sextant/engine'
import type { GameCard } from '@sextant/scene'
import combatantsFile from '#data/combatants.json' with { type: 'json' }
import rulesetFile from '#data/ruleset.json' with { type: 'json' }
import scenariosFile from '#data/scenarios.json' with { type: 'json' }
import shipsFile from '#data/ships.json' with { type: 'json' }
import { card } from '../card.ts'
import {
  type Combatant,
  combatantsSchema,
  type Options,
  type Ruleset,
  rulesetSchema,
  scenariosSchema,
} from './schema.ts'

/** The rules and scenarios that come with the game, put together from the files of `data/`. */

export const ruleset: Ruleset = parseShape(rulesetSchema, rulesetFile, 'data/ruleset.json')

/** Ships, monsters and ghost ships, by kind. */
export const combatants: Readonly<Record<string, Combatant>> = {
  ...parseShape(combatantsSchema, shipsFile, 'data/ships.json'),
  ...parseShape(combatantsSchema, combatantsFile, 'data/combatants.json'),
}

/** The shipped combatant of a kind, fresh from the yard. */
export function combatantOfKind(kind: string): Combatant {
  const combatant = Object.hasOwn(combatants, kind) ? combatants[kind] : undefined
  if (combatant) return combatant
  const known = Object.keys(combatants).join(', ')
  throw new InputError('data/combatants.json', [
    { path: `/${kind}`, message: `there is no such combatant; there are ${known}` },
  ])
}

const [first, ...others] = parseShape(scenariosSchema, scenariosFile, 'data/scenarios.json')
if (!first) throw new InputError('data/scenarios.json', [{ path: '/', message: 'there is no scenario' }])

/** An even duel first, then the player's sloop against each enemy. */
export const scenarios: readonly [Scenario<Options>, ...Scenario<Options>[]] = [
  scenarioOf(first),
  ...others.map(scenarioOf),
]

/** The schemas of the files, by their names. */
export const dataSchemas = {
  ruleset: rulesetSchema,
  ships: combatantsSchema,
  combatants: combatantsSchema,
  scenarios: scenariosSchema,
}

function scenarioOf({ id, title, sides: [player, enemy] }: NonNullable<typeof first>): Scenario<Options> {
  const titles: GameCard['scenarios'] = card.scenarios
  return {
    id,
    // A scenario that is new in the data is not on the card yet.
    title: titles[id]?.en ?? title,
    options: { ruleset, sides: [combatantOfKind(player), combatantOfKind(enemy)] },
  }
}
