import type { Game } from '@sextant/engine'
import { actionSchema } from './actions.ts'
import { newMatchFlaws, optionFlaws } from './rules/option-flaws.ts'
import { positionFlaws } from './rules/position-flaws.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { optionsSchema } from './schema/options.ts'
import { stateSchema } from './schema/state.ts'
import type { Firefight } from './types.ts'
import { usualFirefight } from './usual-game.ts'

/** The whole game. */
export const firefight: Game<Firefight> = {
  ...usualFirefight,
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  flaws: optionFlaws,
  newMatchFlaws,
  load(options) {
    const rules = usualFirefight.load(options)
    return { ...rules, flaws: state => positionFlaws(rules.tables, state) }
  },
}
