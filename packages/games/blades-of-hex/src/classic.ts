import { parseShape } from '@sextant/engine'
import counterattacks from '#data/counterattacks.json' with { type: 'json' }
import counters from '#data/counters.json' with { type: 'json' }
import criticals from '#data/criticals.json' with { type: 'json' }
import economy from '#data/economy.json' with { type: 'json' }
import limits from '#data/limits.json' with { type: 'json' }
import map from '#data/map.json' with { type: 'json' }
import start from '#data/start.json' with { type: 'json' }
import traits from '#data/traits.json' with { type: 'json' }
import unitTypes from '#data/units.json' with { type: 'json' }
import {
  counterattacksSchema,
  countersSchema,
  criticalsSchema,
  economySchema,
  limitsSchema,
  mapSchema,
  type Options,
  type Ruleset,
  startSchema,
  traitsSchema,
  unitsSchema,
} from './schema.ts'

/** The counter coefficient of a pair that a table leaves out. */
export const EVEN = 1

const units = parseShape(unitsSchema, unitTypes, 'data/units.json')

/** The classic rules on the classic map, put together from the files of `data/`. */
export const classic: Options = {
  rules: {
    units,
    counters: everyPair(units, parseShape(countersSchema, counters, 'data/counters.json')),
    criticals: parseShape(criticalsSchema, criticals, 'data/criticals.json'),
    counterattacks: parseShape(counterattacksSchema, counterattacks, 'data/counterattacks.json'),
    traits: parseShape(traitsSchema, traits, 'data/traits.json'),
    economy: parseShape(economySchema, economy, 'data/economy.json'),
  },
  scenario: {
    limits: parseShape(limitsSchema, limits, 'data/limits.json'),
    map: parseShape(mapSchema, map, 'data/map.json'),
    start: parseShape(startSchema, start, 'data/start.json'),
  },
}

/** The schemas of the files, by their names. */
export const dataSchemas = {
  units: unitsSchema,
  counters: countersSchema,
  criticals: criticalsSchema,
  counterattacks: counterattacksSchema,
  traits: traitsSchema,
  economy: economySchema,
  limits: limitsSchema,
  map: mapSchema,
  start: startSchema,
}

/** The counter table with the pairs that its file leaves out, so that a player can change each of them. */
function everyPair(types: Ruleset['units'], table: Ruleset['counters']): Ruleset['counters'] {
  const kinds = Object.keys(types)
  const even = Object.fromEntries(kinds.map(target => [target, EVEN]))
  return {
    ...table,
    ...Object.fromEntries(kinds.map(attacker => [attacker, { ...even, ...table[attacker] }])),
  }
}
