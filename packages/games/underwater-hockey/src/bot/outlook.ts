import { at, type Budget, type Dice, SeededDice } from '@sextant/engine'
import type { Plan } from '../plan.ts'
import { propose } from '../rules/playbook/propose.ts'
import { playTurn } from '../rules/turn.ts'
import { copyWater, NOBODY, scoreOf, type Water } from '../rules/water.ts'
import type { Workspace } from '../rules/workspace.ts'
import type { Tables } from '../tables.ts'
import { teamOf } from '../units.ts'
import { numbers } from './numbers.ts'

/** A position to look ahead from, and what it takes to do so. */
export interface Outlook {
  /** Runs are played in its water. */
  readonly work: Workspace
  readonly from: Water
  /** The state of the dice of each run: all plans that are compared meet the same luck. */
  readonly luck: readonly (readonly number[])[]
  readonly budget: Budget
}

export function outlookOn(work: Workspace, from: Water, dice: Dice, runs: number, budget: Budget): Outlook {
  const word = () => dice.d(2 ** 31)
  const luck = Array.from({ length: runs }, () => [word(), word(), word(), word()])
  return { work, from, luck, budget }
}

/** The mean of the first runs of a turn in which all units swim these plans, for blue; see `look`. */
export function meanLook(outlook: Outlook, plans: readonly Plan[], runs: number, turns: number): number {
  let sum = 0
  for (let run = 0; run < runs; run++) sum += look(outlook, plans, run, turns)
  return sum / runs
}

/**
 * Plays the turn, lets the playbook play both teams for some turns more, and evaluates the position then. In goals, for
 * blue; red's gain is blue's loss.
 */
function look(outlook: Outlook, plans: readonly Plan[], run: number, turns: number): number {
  const { later } = numbers.tactician.worth
  const lead = leadOf(outlook.from)
  let worth = 1
  let scored = 0
  const water = playOut(outlook, plans, run, (water, turn) => {
    scored = leadOf(water) - lead
    if (scored !== 0 || turn === turns) return false
    worth *= later
    return true
  })
  return (scored === 0 ? evaluate(outlook.work.tables, water) : scored) * worth
}

/**
 * Plays a turn with these plans and goes on by the playbook as long as `goOn` says after each turn, the first being 1.
 * The position it returns is valid until the next one is played out.
 */
export function playOut(
  { work, from, luck }: Outlook,
  plans: readonly Plan[],
  run: number,
  goOn: (water: Water, turn: number) => boolean,
): Water {
  const { played: water } = work
  const dice = SeededDice.fromState(at(luck, run))
  copyWater(from, water)
  playTurn(work, water, plans, dice, unheard)
  for (let turn = 1; goOn(water, turn); turn++)
    playTurn(work, water, [...propose(work, water, 0), ...propose(work, water, 1)], dice, unheard)
  return water
}

/** Blue's goals less red's. */
function leadOf(water: Water): number {
  const [blue, red] = scoreOf(water)
  return blue - red
}

/** How far the puck is on its way to either goal, and who has it. */
function evaluate({ goalDistance }: Tables, { puck, holder }: Water): number {
  const { worth } = numbers.tactician
  const [blue, red] = [at(goalDistance[0], puck), at(goalDistance[1], puck)]
  const lead = (blue - red) / (blue + red)
  const has = holder === NOBODY ? 0 : teamOf(holder) === 0 ? 1 : -1
  return worth.lead * lead + worth.puck * has
}

const unheard = () => undefined
