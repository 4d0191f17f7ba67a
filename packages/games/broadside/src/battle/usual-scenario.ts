import { InputError, parseShape, type Scenario } from '@sextant/engine'
import type { GameCard } from '@sextant/scene'
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

/** The usual match and what it is made of, put together from the files of `data/`. */

export const ruleset: Ruleset = parseShape(rulesetSchema, rulesetFile, 'data/ruleset.json')

/** The ships that a player sails, by kind. */
export const ships = parseShape(combatantsSchema, shipsFile, 'data/ships.json')

const [usual, ...others] = parseShape(scenariosSchema, scenariosFile, 'data/scenarios.json')
if (!usual) throw new InputError('data/scenarios.json', [{ path: '/', message: 'there is no scenario' }])

/** Scenarios as the file has them, without the usual one, which is the first. */
export const otherScenarios: readonly ScenarioEntry[] = others

export const usualScenario = scenarioOf(usual, ships)

export type ScenarioEntry = typeof usual

/** An even duel first, then the player's sloop against each enemy. */
export function scenarioOf(
  { id, title, sides: [player, enemy] }: ScenarioEntry,
  combatants: Combatants,
): Scenario<Options> {
  const titles: GameCard['scenarios'] = card.scenarios
  return {
    id,
    // A scenario that is new in the data is not on the card yet.
    title: titles[id]?.en ?? title,
    options: { ruleset, sides: [combatantIn(combatants, player), combatantIn(combatants, enemy)] },
  }
}

export type Combatants = Readonly<Record<string, Combatant>>

/** The combatant of a kind, fresh from the yard. */
export function combatantIn(combatants: Combatants, kind: string): Combatant {
  const combatant = Object.hasOwn(combatants, kind) ? combatants[kind] : undefined
  if (combatant) return combatant
  const known = Object.keys(combatants).join(', ')
  throw new InputError('data/combatants.json', [
    { path: `/${kind}`, message: `there is no such combatant; there are ${known}` },
  ])
}
