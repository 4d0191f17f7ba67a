import type { Game } from '@sextant/engine'
import { optionFlaws } from './rules/option-flaws.ts'
import { positionFlaws } from './rules/position-flaws.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import type { HexShips } from './types.ts'
import { usualHexShips } from './usual-game.ts'

/** The whole game. */
export const hexShips: Game<HexShips> = {
  ...usualHexShips,
  data: dataSchemas,
  scenarios,
  flaws: optionFlaws,
  load(options) {
    const rules = usualHexShips.load(options)
    return { ...rules, flaws: state => positionFlaws(rules.tables, state) }
  },
}
