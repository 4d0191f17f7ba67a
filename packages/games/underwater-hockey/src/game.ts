import type { Game } from '@sextant/engine'
import { actionSchema } from './actions.ts'
import { dataSchemas } from './data-schemas.ts'
import { optionFlaws } from './rules/option-flaws.ts'
import { positionFlaws } from './rules/position-flaws.ts'
import { createWorkspace } from './rules/workspace.ts'
import { optionsSchema } from './schema.ts'
import { stateSchema } from './state-schema.ts'
import type { Hockey } from './types.ts'
import { usualHockey } from './usual-game.ts'

/** The whole game. */
export const underwaterHockey: Game<Hockey> = {
  ...usualHockey,
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  flaws: optionFlaws,
  load(options) {
    const rules = usualHockey.load(options)
    return { ...rules, flaws: state => positionFlaws(createWorkspace(rules.tables), state) }
  },
}
