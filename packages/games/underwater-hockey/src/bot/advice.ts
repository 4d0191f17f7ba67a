import type { Advice, AdvisedAction, Budget, Dice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Plan } from '../plan.ts'
import { isOver } from '../rules/outcome.ts'
import { propose } from '../rules/playbook/propose.ts'
import { plansNow, proposalsFor } from '../rules/proposals.ts'
import { scoreOf, type Water } from '../rules/water.ts'
import { type Workspace, waterOf } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import { firstOf, opponentOf, type TeamSeat } from '../units.ts'
import { bestChanges } from './halving.ts'
import { nextAction } from './next-action.ts'
import { type Effort, effortWithin } from './numbers.ts'
import { type Outlook, outlookOn, playOut } from './outlook.ts'
import { raceFrom } from './race.ts'

/**
 * What to change next in the plans as they stand: the changes of one unit that one action makes and that look best,
 * and to commit. Each with the chance to win if the team then committed: the turn is played on by the playbook until
 * the next goal, against what the playbook proposes to the others.
 */
export function adviseOn(
  work: Workspace,
  view: State,
  team: TeamSeat,
  dice: Dice,
  budget: Budget,
): Advice<Action> {
  const { own: most, rounds, hint } = effortWithin(budget)
  const proposed = proposalsFor(work, view, team)
  const own = plansNow(work, view, team)
  const water = waterOf(work, view)
  const theirs = propose(work, water, opponentOf(team))
  const runs = Math.max(hint.runs, ...rounds.map(round => round.runs))
  const outlook = outlookOn(work, water, dice, runs, budget)
  const standing = team === 0 ? ([own, theirs] as const) : ([theirs, own] as const)
  const changed = (unit: number, plan: Plan) => own.with(unit - firstOf(team), plan)
  const step = (unit: number, plan: Plan) => nextAction(view, team, changed(unit, plan), proposed, 1)
  const mayChange = work.tables.ruleset.planning.changes > view.changes[team]
  const best = mayChange
    ? bestChanges(
        outlook,
        team,
        standing,
        rounds,
        most,
        ({ unit, plan }) => step(unit, plan).type !== 'commit',
      )
    : []
  const advised = (action: Action, plans: readonly Plan[]): AdvisedAction<Action> => {
    const all = team === 0 ? [...plans, ...theirs] : [...theirs, ...plans]
    return { action, chance: chanceOf(outlook, hint, team, all) }
  }
  const choices: AdvisedAction<Action>[] = []
  for (const { unit, plan } of best)
    if (!budget.expired()) choices.push(advised(step(unit, plan), changed(unit, plan)))
  choices.push(advised({ type: 'commit' }, own))
  return { choices: choices.sort((a, b) => b.chance - a.chance) }
}

/**
 * The mean, over the runs, of what the score after the next goal is worth with the turns left then; at least one run is played. Teams do not always
 * swim as the playbook foresees, so that a goal counts the less the farther off it is: with every turn on the way to it,
 * what it changes is times `trust`.
 */
function chanceOf(outlook: Outlook, hint: Effort['hint'], team: TeamSeat, plans: readonly Plan[]): number {
  const { work, from, budget } = outlook
  const { goals, turns: limit } = work.tables.ruleset.match
  const now = scoreOf(from)
  const worthOf = (water: Water) => {
    const score = scoreOf(water)
    const goalsToCome = (limit + 1 - water.turn) / hint.turnsPerGoal
    return raceFrom(goals, score[team], score[opponentOf(team)], goalsToCome)
  }
  const before = worthOf(from)
  let sum = 0
  let runs = 0
  do {
    let turns = 0
    const water = playOut(outlook, plans, runs++, (later, turn) => {
      turns = turn
      return turn < hint.turns && goalsIn(scoreOf(later)) === goalsIn(now) && !isOver(work.tables, later)
    })
    sum += before + (worthOf(water) - before) * hint.trust ** (turns - 1)
  } while (runs < hint.runs && !budget.expired())
  return sum / runs
}

function goalsIn([blue, red]: readonly [number, number]): number {
  return blue + red
}
