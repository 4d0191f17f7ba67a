import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { copyPlan, type Plan } from '../plan.ts'
import { breathe } from './breathing.ts'
import { flickPuck } from './flicking.ts'
import { scoreGoal } from './goals.ts'
import { lineUp, placeOf } from './kickoff.ts'
import { isOver } from './outcome.ts'
import { pickUp } from './pickups.ts'
import { changePlanes } from './planes.ts'
import { tryToSteal } from './stealing.ts'
import { swimAll } from './swimming.ts'
import type { Water } from './water.ts'
import type { Workspace } from './workspace.ts'

/**
 * One turn, all plans at once, in the order of the rules: dives and surfacings; flicks; steals; swims, stroke
 * by stroke; pickups; goals; breath. Plans are those of all units, in their order.
 */
export function playTurn(
  work: Workspace,
  water: Water,
  plans: readonly Plan[],
  dice: Dice,
  emit: Emit<Event>,
): void {
  const { tables, notes } = work
  const places = plans.map((_, u) => placeOf(tables, water, u))
  emit({ type: 'turn-began', turn: water.turn, places, plans: plans.map(copyPlan) })
  notes.touched.fill(0)
  changePlanes(work, water, plans, emit)
  const flicker = flickPuck(tables, water, plans, emit)
  const flickedTo = water.puck
  tryToSteal(tables, water, plans, dice, emit)
  swimAll(work, water, plans, dice, emit)
  pickUp(work, water, dice, emit)
  const scored = scoreGoal(tables, water, flicker, flickedTo, emit)
  if (!scored) breathe(tables, water, dice, emit)
  water.turn++
  if (scored && !isOver(tables, water)) lineUp(tables, water, emit)
}
