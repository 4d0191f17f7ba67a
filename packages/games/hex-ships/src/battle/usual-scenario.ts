import { type Scenario as Offered, parseShape } from '@sextant/engine'
import captainsFile from '#data/captains.json' with { type: 'json' }
import classesFile from '#data/classes.json' with { type: 'json' }
import designsFile from '#data/designs.json' with { type: 'json' }
import combatFile from '#data/rules/combat.json' with { type: 'json' }
import weaponsBalanced from '#data/rules/weapons-balanced.json' with { type: 'json' }
import duel from '#data/scenarios/duel.json' with { type: 'json' }
import { card } from '../card.ts'
import { scenarioFrom } from './roster.ts'
import { classesSchema, designsSchema } from './schema/classes.ts'
import { captainsSchema, scenarioFileSchema } from './schema/files.ts'
import type { Options } from './schema/options.ts'
import { combatSchema, type Ruleset } from './schema/rules.ts'
import { weaponsSchema } from './schema/weapons.ts'

/** The usual match and what it is made of, put together from the files of `data/`. */

export const classes = parseShape(classesSchema, classesFile, 'data/classes.json')
export const designs = parseShape(designsSchema, designsFile, 'data/designs.json')
export const captains = parseShape(captainsSchema, captainsFile, 'data/captains.json')
export const combat = parseShape(combatSchema, combatFile, 'data/rules/combat.json')

/** Weapons that are worth the same. */
export const balanced: Ruleset = {
  weapons: parseShape(weaponsSchema, weaponsBalanced, 'data/rules/weapons-balanced.json'),
  classes,
  combat,
}

export const usualScenario = offered('duel', duel, balanced)

export function offered(id: keyof typeof card.scenarios, file: unknown, rules: Ruleset): Offered<Options> {
  const path = `data/scenarios/${id}.json`
  return {
    id,
    title: card.scenarios[id].en,
    options: {
      rules,
      scenario: scenarioFrom(parseShape(scenarioFileSchema, file, path), { designs, captains }, path),
    },
  }
}
