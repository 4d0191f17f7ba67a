import type { Game } from '@sextant/engine'
import { optionFlaws } from './rules/option-flaws.ts'
import { positionFlaws } from './rules/position-flaws.ts'
import { createWorkspace } from './rules/workspace.ts'
import { dataSchemas } from './scenarios.ts'
import type { Hockey } from './types.ts'
import { usualHockey } from './usual-game.ts'

/** The whole game. */
export const underwaterHockey: Game<Hockey> = {
  ...usualHockey,
  data: dataSchemas,
  flaws: optionFlaws,
  load(options) {
    const rules = usualHockey.load(options)
    return { ...rules, flaws: state => positionFlaws(createWorkspace(rules.tables), state) }
  },
}
