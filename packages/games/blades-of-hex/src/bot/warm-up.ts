import { SeededDice } from '@sextant/engine'
import { classic } from '../classic.ts'
import { applyAction } from '../rules/apply.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { setUp } from '../rules/setup.ts'
import { buildWorld } from '../world.ts'
import { chooseByPlan } from './choice.ts'
import { chooseByForesight } from './foresight.ts'
import { CAPTAIN } from './temper.ts'

/** Thinks some turns of another match through, so that the first decisions that count are as fast as later ones. */
export function warmUp(): void {
  if (isWarm) return
  isWarm = true
  const world = buildWorld(classic)
  const dice = SeededDice.fromState([1, 2, 3, 4])
  const state = setUp(world, ignore)
  for (let step = 0; step < STEPS && !outcomeOf(world, state); step++) {
    const { turn } = state
    if (step % 10 === 0) chooseByForesight(world, state, turn, CAPTAIN, dice)
    applyAction(world, state, turn, chooseByPlan(world, state, turn, CAPTAIN, dice), dice, ignore)
  }
}

/** Once for a process is enough. */
let isWarm = false
const STEPS = 60

function ignore(): void {}
