import type { Game } from '@sextant/engine'
import { actionSchema } from './actions.ts'
import { newMatchFlaws } from './rules/new-match-flaws.ts'
import { optionFlaws } from './rules/option-flaws.ts'
import { positionFlaws } from './rules/position-flaws.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { optionsSchema } from './schema/options.ts'
import { stateSchema } from './schema/state.ts'
import type { HexShips } from './types.ts'
import { usualHexShips } from './usual-game.ts'

/** The whole game. */
export const hexShips: Game<HexShips> = {
  ...usualHexShips,
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  flaws: optionFlaws,
  newMatchFlaws,
  load(options) {
    const rules = usualHexShips.load(options)
    return { ...rules, flaws: state => positionFlaws(rules.tables, state) }
  },
}
