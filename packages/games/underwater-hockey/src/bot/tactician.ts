import type { Bot, BotPlayer } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { card } from '../card.ts'
import type { Plan } from '../plan.ts'
import { proposalsFor } from '../rules/proposals.ts'
import { createWorkspace, type Workspace } from '../rules/workspace.ts'
import type { Hockey } from '../types.ts'
import { type TeamSeat, teamAt } from '../units.ts'
import { adviseOn } from './advice.ts'
import { decide } from './decision.ts'
import { nextAction } from './next-action.ts'
import { type Effort, SCOUT, TACTICIAN } from './numbers.ts'

/** Changes what the playbook proposes wherever looking ahead says that something else is better. */
export const tactician: Bot<Hockey> = {
  ...botCard(card.bots, 'tactician'),
  join({ tables }, seat) {
    const work = createWorkspace(tables)
    const team = teamAt(seat)
    return {
      choose: choosing(work, team, TACTICIAN),
      advise: (view, dice, budget) => adviseOn(work, view, team, dice, budget),
    }
  },
}

/** The same with a quick look: a few changes, each played on once. */
export const scout: Bot<Hockey> = {
  ...botCard(card.bots, 'scout'),
  join: ({ tables }, seat) => ({ choose: choosing(createWorkspace(tables), teamAt(seat), SCOUT) }),
}

/** Plans are decided once for each position and then made one action at a time. */
function choosing(work: Workspace, team: TeamSeat, effort: Effort): BotPlayer<Hockey>['choose'] {
  let decided: { readonly position: string; readonly plans: readonly Plan[] } | undefined
  return (view, dice, budget) => {
    const position = JSON.stringify([view.turn, view.units, view.puck])
    if (decided?.position !== position)
      decided = { position, plans: decide(work, view, team, dice, budget, effort) }
    const left = work.tables.ruleset.planning.changes - view.changes[team]
    return nextAction(view, team, decided.plans, proposalsFor(work, view, team), left)
  }
}
