import { InputError, parseShape, type Scenario } from '@sextant/engine'
import type { GameCard } from '@sextant/scene'
import combatantsFile from '#data/combatants.json' with { type: 'json' }
import rulesetFile from '#data/ruleset.json' with { type: 'json' }
import scenariosFile from '#data/scenarios.json' with { type: 'json' }
import { card } from '../card.ts'
import {
  type Combatant,
  combatantsSchema,
  type Options,
  type Ruleset,
  rulesetSchema,
  scenariosSchema,
} from './schema.ts'

export const ruleset: Ruleset = parseShape(rulesetSchema, rulesetFile, 'data/ruleset.json')

/** Ships, monsters and ghost ships, by kind. */
export const combatants: Readonly<Record<string, Combatant>> = parseShape(
  combatantsSchema,
  combatantsFile,
  'data/combatants.json',
)

/** The shipped combatant of a kind, fresh from the yard. */
export function combatantOfKind(kind: string): Combatant {
  const combatant = Object.hasOwn(combatants, kind) ? combatants[kind] : undefined
  if (combatant) return combatant
  const known = Object.keys(combatants).join(', ')
  throw new InputError('data/combatants.json', [
    { path: `/${kind}`, message: `there is no such combatant; there are ${known}` },
  ])
}

/** An even duel first, then the player's sloop against each enemy. */
export const scenarios: readonly [Scenario<Options>, ...Scenario<Options>[]] = (() => {
  const titles: GameCard['scenarios'] = card.scenarios
  const [first, ...others] = parseShape(scenariosSchema, scenariosFile, 'data/scenarios.json').map(
    ({ id, title, sides }) => ({
      id,
      // A scenario that is new in the data is not on the card yet.
      title: titles[id]?.en ?? title,
      options: { ruleset, sides: [combatantOfKind(sides[0]), combatantOfKind(sides[1])] } satisfies Options,
    }),
  )
  if (!first) throw new InputError('data/scenarios.json', [{ path: '/', message: 'there is no scenario' }])
  return [first, ...others]
})()

/** The schemas of the files, by their names. */
export const dataSchemas = {
  ruleset: rulesetSchema,
  combatants: combatantsSchema,
  scenarios: scenariosSchema,
}
