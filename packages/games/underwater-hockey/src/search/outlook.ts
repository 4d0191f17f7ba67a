import { type Dice, SeededDice } from '@sextant/engine'
import type { Plan } from '../plan.ts'
import { propose } from '../playbook/propose.ts'
import { playTurn } from '../rules/turn.ts'
import { teamOf } from '../units.ts'
import { copyWater, createWater, NOBODY, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { WORTH } from './effort.ts'

/** A position to look ahead from, and room to do it in. */
export interface Outlook {
  readonly world: World
  readonly from: Water
  readonly scratch: Water
  /** Dice of the runs: every plan that is compared meets the same luck. */
  readonly luck: readonly (readonly number[])[]
}

export function outlookOn(world: World, from: Water, dice: Dice, runs: number): Outlook {
  const scratch = createWater(from.tiles)
  const word = () => dice.d(2 ** 31)
  const luck = Array.from({ length: runs }, () => [word(), word(), word(), word()])
  return { world, from, scratch, luck }
}

/**
 * What comes of a turn in which all units swim these plans, for blue: the turn is played, the playbook plays both
 * teams for some turns more, and what is there then is valued. In goals; red's gain is blue's loss.
 */
export function look(outlook: Outlook, plans: readonly Plan[], run: number, turns: number): number {
  const { world, from, scratch: water, luck } = outlook
  const dice = SeededDice.fromState(luck[run] ?? FIRST_LUCK)
  copyWater(from, water)
  const [blue, red] = [water.score[0] as number, water.score[1] as number]
  let worth = 1
  playTurn(world, water, plans, dice, unheard)
  for (let turn = 1; turn <= turns; turn++) {
    const scored = (water.score[0] as number) - blue - ((water.score[1] as number) - red)
    if (scored !== 0) return scored * worth
    if (turn === turns) break
    worth *= WORTH.later
    playTurn(world, water, [...propose(world, water, 0), ...propose(world, water, 1)], dice, unheard)
  }
  return standing(world, water) * worth
}

/** The mean of the first so many runs. */
export function meanLook(outlook: Outlook, plans: readonly Plan[], runs: number, turns: number): number {
  let sum = 0
  for (let run = 0; run < runs; run++) sum += look(outlook, plans, run, turns)
  return sum / runs
}

/** How far the puck is on its way to either goal, and who has it. */
function standing({ goalDistance }: World, { puck, holder }: Water): number {
  const [blue, red] = [goalDistance[0][puck] as number, goalDistance[1][puck] as number]
  const lead = (blue - red) / (blue + red)
  const has = holder === NOBODY ? 0 : teamOf(holder) === 0 ? 1 : -1
  return WORTH.lead * lead + WORTH.puck * has
}

const unheard = () => undefined
const FIRST_LUCK: readonly number[] = [1, 2, 3, 4]
