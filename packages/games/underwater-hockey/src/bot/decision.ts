import { at, type Budget, type Dice } from '@sextant/engine'
import type { Plan } from '../plan.ts'
import { propose } from '../rules/playbook/propose.ts'
import { type Workspace, waterOf } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import { opponentOf, type TeamSeat } from '../units.ts'
import { bestChanges } from './halving.ts'
import { type Effort, effortWithin, TACTICIAN } from './numbers.ts'
import { meanLook, outlookOn } from './outlook.ts'
import { matchRegrets } from './regret.ts'
import { teamPlans } from './team-plans.ts'

/** The plans of a team for this turn: those that do best against the replies that the other team may choose. */
export function decide(
  work: Workspace,
  view: State,
  team: TeamSeat,
  dice: Dice,
  budget: Budget,
  full: Effort = TACTICIAN,
): Plan[] {
  const effort = effortWithin(budget, full)
  const water = waterOf(work, view)
  const most = Math.max(effort.runs, ...effort.rounds.map(({ runs }) => runs))
  const outlook = outlookOn(work, water, dice, most, budget)
  const proposals = [propose(work, water, 0), propose(work, water, 1)] as const
  const other = opponentOf(team)
  const best = bestChanges(outlook, team, proposals, effort.rounds, effort.own)
  const likely = bestChanges(outlook, other, proposals, effort.rounds, effort.other)
  const own = teamPlans(proposals[team], team, best, effort.plans)
  const replies = teamPlans(proposals[other], other, likely, effort.replies)
  const sign = team === 0 ? 1 : -1
  const payoffs: number[][] = []
  for (const mine of own) {
    if (budget.expired()) break
    payoffs.push(
      replies.map(theirs => {
        const plans = team === 0 ? [...mine, ...theirs] : [...theirs, ...mine]
        return sign * meanLook(outlook, plans, effort.runs, effort.turns)
      }),
    )
  }
  // Out of time before anything was compared: the change that looked best by itself.
  if (payoffs.length === 0)
    return teamPlans(proposals[team], team, best.slice(0, 1), 2).at(-1) ?? [...proposals[team]]
  return at(own, drawn(matchRegrets(payoffs, effort.matching), effort.rare, dice))
}

/** One of the rows by its chance; rows that are hardly ever right are left out. */
function drawn(chances: readonly number[], rare: number, dice: Dice): number {
  const likely = chances.map(chance => (chance < rare ? 0 : chance))
  const sum = likely.reduce((total, chance) => total + chance, 0)
  let left = (dice.d(1_000_000) / 1_000_000) * sum
  for (const [row, chance] of likely.entries()) {
    left -= chance
    if (left <= 0 && chance > 0) return row
  }
  return 0
}
