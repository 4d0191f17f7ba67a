import type { Bot } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { CARDS } from '../bot-cards.ts'
import type { Event } from '../events.ts'
import type { Plan } from '../plan.ts'
import { proposalsFor } from '../rules/proposals.ts'
import type { State } from '../state.ts'
import type { Hockey } from '../types.ts'
import { buildWorld } from '../world.ts'
import { adviseOn } from './advice.ts'
import { decide } from './decision.ts'
import { nextAction } from './next-action.ts'

/** Changes what the playbook proposes wherever looking ahead says that something else is better. */
export const tactician: Bot<Hockey> = {
  ...CARDS.tactician,
  join(rules, seat) {
    // Tables of its own: looking ahead must not disturb the room that the rules work in.
    const world = buildWorld(rules.tables.options)
    const team = seat === 0 ? 0 : 1
    let decided: { readonly position: string; readonly plans: readonly Plan[] } | undefined
    return {
      choose(view, dice) {
        const position = JSON.stringify([view.turn, view.units, view.puck])
        if (decided?.position !== position) decided = { position, plans: decide(world, view, team, dice) }
        const left = world.ruleset.planning.changes - view.changes[team]
        return nextAction(view, team, decided.plans, proposalsFor(world, view, team), left)
      },
      advise: (view, dice) => adviseOn(world, view, team, dice),
    }
  },
}
