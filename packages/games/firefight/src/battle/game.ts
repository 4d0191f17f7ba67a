import type { Flaw, Game, Rules } from '@sextant/engine'
import { actionSchema } from './actions.ts'
import { newMatchFlaws, optionFlaws } from './rules/option-flaws.ts'
import { positionFlaws } from './rules/position-flaws.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { optionsSchema } from './schema/options.ts'
import { stateSchema } from './schema/state.ts'
import type { State } from './state.ts'
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
    return {
      ...rules,
      flaws(state) {
        const flaws = positionFlaws(rules.tables, state)
        return flaws.length > 0 ? flaws : stuckFlaws(rules, state)
      },
    }
  },
}

/** Somebody is to deploy or to react, and has nothing to do it with. Turns can always be ended. */
function stuckFlaws(rules: Rules<Firefight>, state: State): Flaw[] {
  if (state.over || (state.round > 0 && state.mover < 0)) return []
  if (rules.toAct(state).every(seat => rules.legal(state, seat).length > 0)) return []
  return state.mover >= 0
    ? [{ path: '/mover', message: 'no watcher can shoot at it where it is' }]
    : [{ path: '/active', message: 'all units of this player are deployed' }]
}
