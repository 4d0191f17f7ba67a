import type { Bot } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { card } from '../card.ts'
import type { Plan } from '../plan.ts'
import { proposalsFor } from '../rules/proposals.ts'
import { createWorkspace } from '../rules/workspace.ts'
import type { Hockey } from '../types.ts'
import { teamAt } from '../units.ts'
import { adviseOn } from './advice.ts'
import { decide } from './decision.ts'
import { nextAction } from './next-action.ts'

/** Changes what the playbook proposes wherever looking ahead says that something else is better. */
export const tactician: Bot<Hockey> = {
  ...botCard(card.bots, 'tactician'),
  join({ tables }, seat) {
    const work = createWorkspace(tables)
    const team = teamAt(seat)
    /** Plans are decided once for each position and then made one action at a time. */
    let decided: { readonly position: string; readonly plans: readonly Plan[] } | undefined
    return {
      choose(view, dice, budget) {
        const position = JSON.stringify([view.turn, view.units, view.puck])
        if (decided?.position !== position)
          decided = { position, plans: decide(work, view, team, dice, budget) }
        const left = tables.ruleset.planning.changes - view.changes[team]
        return nextAction(view, team, decided.plans, proposalsFor(work, view, team), left)
      },
      advise: (view, dice, budget) => adviseOn(work, view, team, dice, budget),
    }
  },
}
