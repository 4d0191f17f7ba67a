import { parseShape, type Scenario } from '@sextant/engine'
import combatantsFile from '#data/combatants.json' with { type: 'json' }
import { type Combatant, combatantsSchema, type Options, rulesetSchema, scenariosSchema } from './schema.ts'
import {
  type Combatants,
  combatantIn,
  otherScenarios,
  scenarioOf,
  ships,
  usualScenario,
} from './usual-scenario.ts'

export { ruleset } from './usual-scenario.ts'

/** Ships, monsters and ghost ships, by kind. */
export const combatants: Combatants = {
  ...ships,
  ...parseShape(combatantsSchema, combatantsFile, 'data/combatants.json'),
}

/** The shipped combatant of a kind, fresh from the yard. */
export function combatantOfKind(kind: string): Combatant {
  return combatantIn(combatants, kind)
}

export const scenarios: readonly [Scenario<Options>, ...Scenario<Options>[]] = [
  usualScenario,
  ...otherScenarios.map(scenario => scenarioOf(scenario, combatants)),
]

/** The schemas of the files, by their names. */
export const dataSchemas = {
  ruleset: rulesetSchema,
  ships: combatantsSchema,
  combatants: combatantsSchema,
  scenarios: scenariosSchema,
}
