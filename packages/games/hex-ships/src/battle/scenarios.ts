import { type Scenario as Offered, parseShape } from '@sextant/engine'
import captainsFile from '#data/captains.json' with { type: 'json' }
import classesFile from '#data/classes.json' with { type: 'json' }
import designsFile from '#data/designs.json' with { type: 'json' }
import combatFile from '#data/rules/combat.json' with { type: 'json' }
import weaponsBalanced from '#data/rules/weapons-balanced.json' with { type: 'json' }
import weaponsPrinted from '#data/rules/weapons-printed.json' with { type: 'json' }
import ambush from '#data/scenarios/ambush.json' with { type: 'json' }
import carriers from '#data/scenarios/carriers.json' with { type: 'json' }
import convoy from '#data/scenarios/convoy.json' with { type: 'json' }
import custom from '#data/scenarios/custom.json' with { type: 'json' }
import duel from '#data/scenarios/duel.json' with { type: 'json' }
import lastStand from '#data/scenarios/last-stand.json' with { type: 'json' }
import lineOfBattle from '#data/scenarios/line-of-battle.json' with { type: 'json' }
import patrol from '#data/scenarios/patrol.json' with { type: 'json' }
import { card } from '../card.ts'
import { scenarioFrom } from './roster.ts'
import { classesSchema, designsSchema } from './schema/classes.ts'
import { captainsSchema, scenarioFileSchema } from './schema/files.ts'
import type { Options } from './schema/options.ts'
import { type Combat, combatSchema, type Ruleset } from './schema/rules.ts'
import { weaponsSchema } from './schema/weapons.ts'

/** The rules and scenarios that come with the game, put together from the files of `data/`. */

export const classes = parseShape(classesSchema, classesFile, 'data/classes.json')
export const designs = parseShape(designsSchema, designsFile, 'data/designs.json')
export const captains = parseShape(captainsSchema, captainsFile, 'data/captains.json')
const combat = parseShape(combatSchema, combatFile, 'data/rules/combat.json')

/** Weapons that are worth the same. */
export const balanced: Ruleset = {
  weapons: parseShape(weaponsSchema, weaponsBalanced, 'data/rules/weapons-balanced.json'),
  classes,
  combat,
}

/** The numbers of the document. */
export const printed: Ruleset = {
  weapons: parseShape(weaponsSchema, weaponsPrinted, 'data/rules/weapons-printed.json'),
  classes,
  combat,
}

/** Balanced weapons, with squadrons, counter measures and anti-missile systems. */
export const expanded: Ruleset = { ...balanced, combat: withExpansions(combat) }

export const rulesets = { printed, balanced, expanded } as const

/** The schemas of the files, by their names. */
export const dataSchemas = {
  classes: classesSchema,
  designs: designsSchema,
  captains: captainsSchema,
  weapons: weaponsSchema,
  combat: combatSchema,
  scenario: scenarioFileSchema,
}

export const scenarios: readonly [Offered<Options>, ...Offered<Options>[]] = [
  offered('duel', duel, balanced),
  offered('patrol', patrol, balanced),
  offered('line-of-battle', lineOfBattle, balanced),
  offered('ambush', ambush, balanced),
  offered('convoy', convoy, balanced),
  offered('last-stand', lastStand, balanced),
  offered('carriers', carriers, expanded),
  offered('custom', custom, balanced),
  offered('printed', duel, printed),
]

function withExpansions(rules: Combat): Combat {
  return {
    ...rules,
    squadrons: { ...rules.squadrons, on: true },
    ecm: { ...rules.ecm, on: true },
    antiMissile: { ...rules.antiMissile, on: true },
  }
}

function offered(id: keyof typeof card.scenarios, file: unknown, rules: Ruleset): Offered<Options> {
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
