import type { Dice } from '@sextant/engine'
import type { Plan } from '../plan.ts'
import { propose } from '../playbook/propose.ts'
import type { State } from '../state.ts'
import { createWater, readWater } from '../water.ts'
import type { World } from '../world.ts'
import { EFFORT } from './effort.ts'
import { bestChanges } from './halving.ts'
import { meanLook, outlookOn } from './outlook.ts'
import { matchRegrets } from './regret.ts'
import { teamPlans } from './team-plans.ts'

/** The plans of a team for this turn: those that do best against the replies that the other team may choose. */
export function decide(world: World, view: State, team: 0 | 1, dice: Dice): Plan[] {
  const water = readWater(world, view, createWater(world.board.size))
  const outlook = outlookOn(world, water, dice, EFFORT.runs)
  const proposals = [propose(world, water, 0), propose(world, water, 1)] as const
  const other = team === 0 ? 1 : 0
  const own = teamPlans(
    proposals[team],
    team,
    bestChanges(outlook, team, proposals, EFFORT.own),
    EFFORT.plans,
  )
  const replies = teamPlans(
    proposals[other],
    other,
    bestChanges(outlook, other, proposals, EFFORT.other),
    EFFORT.replies,
  )
  const sign = team === 0 ? 1 : -1
  const payoffs = own.map(mine =>
    replies.map(theirs => {
      const plans = team === 0 ? [...mine, ...theirs] : [...theirs, ...mine]
      return sign * meanLook(outlook, plans, EFFORT.runs, EFFORT.turns)
    }),
  )
  return own[drawn(matchRegrets(payoffs, EFFORT.matching), dice)] ?? [...proposals[team]]
}

/** One of the rows by its chance; rows that are hardly ever right are left out. */
function drawn(chances: readonly number[], dice: Dice): number {
  const likely = chances.map(chance => (chance < EFFORT.rare ? 0 : chance))
  const sum = likely.reduce((total, chance) => total + chance, 0)
  let left = (dice.d(1_000_000) / 1_000_000) * sum
  for (const [row, chance] of likely.entries()) {
    left -= chance
    if (left <= 0 && chance > 0) return row
  }
  return 0
}
