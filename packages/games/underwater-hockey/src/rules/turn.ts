import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { copyPlan, type Plan } from '../plan.ts'
import { UNIT_COUNT } from '../schema.ts'
import type { Water } from '../water.ts'
import type { World } from '../world.ts'
import { breathe } from './breathing.ts'
import { flickPuck } from './flicking.ts'
import { scoreGoal } from './goals.ts'
import { lineUp } from './kickoff.ts'
import { pickUp } from './pickups.ts'
import { changePlanes } from './planes.ts'
import { tryToSteal } from './stealing.ts'
import { swimAll } from './swimming.ts'

/**
 * One turn, all plans at once, in the order of the rules: dives and surfacings; flicks; steals; swims, stroke
 * by stroke; pickups; goals; breath. Plans are those of all units, in their order.
 */
export function playTurn(world: World, water: Water, plans: readonly Plan[], dice: Dice, emit: Emit<Event>) {
  emit({ type: 'turn-began', turn: water.turn, plans: plans.map(copyPlan) })
  const touched = TOUCHED.fill(0)
  changePlanes(world, water, plans, touched, emit)
  const flicker = flickPuck(world, water, plans, emit)
  const flickedTo = water.puck
  tryToSteal(world, water, plans, dice, emit)
  swimAll(world, water, plans, touched, dice, emit)
  pickUp(world, water, touched, dice, emit)
  const scored = scoreGoal(world, water, flicker, flickedTo, emit)
  if (!scored) breathe(world, water, dice, emit)
  water.turn++
  if (scored && !isOver(world, water)) lineUp(world, water, emit)
}

function isOver({ ruleset: { match } }: World, { turn, score }: Water): boolean {
  return turn > match.turns || Math.max(score[0] as number, score[1] as number) >= match.goals
}

/** Who has come over the puck's tile under water in this turn. */
const TOUCHED = new Uint8Array(UNIT_COUNT)
