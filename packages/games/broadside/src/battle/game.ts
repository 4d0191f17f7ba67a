import type { Game } from '@sextant/engine'
import { actionSchema } from './action-schema.ts'
import { flawsOf } from './rules/flaws.ts'
import { flawsOfOptions } from './rules/option-flaws.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { optionsSchema } from './schema.ts'
import { stateSchema } from './state-schema.ts'
import type { Broadside } from './types.ts'
import { usualBroadside } from './usual-game.ts'

/** The whole game. */
export const broadside: Game<Broadside> = {
  ...usualBroadside,
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  flaws: flawsOfOptions,
  load(options) {
    const rules = usualBroadside.load(options)
    return { ...rules, flaws: state => flawsOf(rules.tables, state) }
  },
}
