import { type Advice, type Dice, SeededDice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Plan } from '../plan.ts'
import { propose } from '../playbook/propose.ts'
import { plansNow, proposalsFor } from '../rules/proposals.ts'
import { playTurn } from '../rules/turn.ts'
import type { State } from '../state.ts'
import { firstOf } from '../units.ts'
import { copyWater, createWater, readWater } from '../water.ts'
import type { World } from '../world.ts'
import { EFFORT } from './effort.ts'
import { bestChanges } from './halving.ts'
import { nextAction } from './next-action.ts'
import { type Outlook, outlookOn } from './outlook.ts'

/**
 * What to change next in the plans as they stand: the changes of one unit that one action makes and that look best,
 * and to commit. Each with the chance to win if the team then committed: the turn is played on by the playbook until
 * the next goal, against what the playbook proposes to the others.
 */
export function adviseOn(world: World, view: State, team: 0 | 1, dice: Dice): Advice<Action> {
  const water = readWater(world, view, createWater(world.board.size))
  const other = team === 0 ? 1 : 0
  const proposed = proposalsFor(world, view, team)
  const own = plansNow(world, view, team)
  const theirs = propose(world, water, other)
  const outlook = outlookOn(world, water, dice, EFFORT.hint.runs)
  const standing = team === 0 ? ([own, theirs] as const) : ([theirs, own] as const)
  const mayChange = world.ruleset.planning.changes > view.changes[team]
  const changed = (unit: number, plan: Plan) => own.with(unit - firstOf(team), plan)
  const step = (unit: number, plan: Plan) => nextAction(view, team, changed(unit, plan), proposed, 1)
  const best = mayChange
    ? bestChanges(outlook, team, standing, EFFORT.own, ({ unit, plan }) => step(unit, plan).type !== 'commit')
    : []
  const choices = [
    ...best.map(({ unit, plan }) => ({ action: step(unit, plan), plans: changed(unit, plan) })),
    { action: COMMIT, plans: own },
  ].map(({ action, plans }) => {
    const all = team === 0 ? [...plans, ...theirs] : [...theirs, ...plans]
    return { action, chance: chanceOf(outlook, team, all) }
  })
  return { choices: choices.sort((a, b) => b.chance - a.chance) }
}

const COMMIT: Action = { type: 'commit' }

/** The mean, over the runs of the outlook, of what the score after the next goal is worth. */
function chanceOf(outlook: Outlook, team: 0 | 1, plans: readonly Plan[]): number {
  const { luck } = outlook
  return luck.reduce((sum, words) => sum + scoreOf(outlook, team, plans, words), 0) / luck.length
}

function scoreOf(
  { world, from, scratch: water }: Outlook,
  team: 0 | 1,
  plans: readonly Plan[],
  words: readonly number[],
): number {
  const { match } = world.ruleset
  const dice = SeededDice.fromState(words)
  copyWater(from, water)
  const goals = () => (water.score[0] as number) + (water.score[1] as number)
  const before = goals()
  playTurn(world, water, plans, dice, unheard)
  for (let turn = 1; turn < EFFORT.hint.turns && goals() === before && water.turn <= match.turns; turn++)
    playTurn(world, water, [...propose(world, water, 0), ...propose(world, water, 1)], dice, unheard)
  return evenRace(match.goals, water.score[team] as number, water.score[1 - team] as number)
}

/** The chance to win from a score if either team is as likely as the other to score each goal that is left. */
export function evenRace(goals: number, own: number, others: number): number {
  if (own >= goals) return 1
  if (others >= goals) return 0
  if (own === others) return 0.5
  return (evenRace(goals, own + 1, others) + evenRace(goals, own, others + 1)) / 2
}

const unheard = () => undefined
