import { unitsBeside } from '../rules/attack.ts'
import { numberAt, tableOf } from '../rules/units.ts'
import { hasCell } from './cell-set.ts'
import { fieldOfFire } from './fields-of-fire.ts'
import type { PlannedAttack } from './order.ts'
import { type Foe, isFar, type Outlook } from './outlook.ts'
import { gainOf, type Strike, strikeOf } from './strikes.ts'
import { worthAt } from './worth.ts'

/** The attack with the best weapon on each enemy that can be attacked from a cell. */
export function attacksFrom(outlook: Outlook, unit: number, from: number, moved: boolean): PlannedAttack[] {
  const attacks: PlannedAttack[] = []
  for (const foe of outlook.foes) {
    const best = bestAttack(outlook, unit, foe, from, moved)
    if (best) attacks.push(best)
  }
  return attacks
}

function bestAttack(
  outlook: Outlook,
  unit: number,
  foe: Foe,
  from: number,
  moved: boolean,
): PlannedAttack | undefined {
  const { bot } = outlook
  const { work, fields } = bot
  const { weapons, usable } = tableOf(work.tables, unit)
  let best: PlannedAttack | undefined
  for (let weapon = 0; weapon < usable; weapon++) {
    const range = weapons[weapon]?.range ?? 0
    // Sight is symmetric: the field of the target is asked for all cells it can be attacked from.
    if (!hasCell(fieldOfFire(work, fields, foe.cell, range), from)) continue
    const far = isFar(bot, from, foe.cell)
    const strike = strikeOf(bot, unit, weapon, foe.unit, foe.cell, far, moved, false)
    const gain = gainOf(strike, foe.left) + blastGain(outlook, strike, unit, foe, from)
    if (gain > (best?.gain ?? 0)) best = { target: foe.unit, weapon, strike, gain }
  }
  return best
}

/** What a blast does to the units next to the target: friends of the attacker, itself among them, count against it. */
function blastGain(
  { bot, state }: Outlook,
  { blasts }: Strike,
  unit: number,
  foe: Foe,
  from: number,
): number {
  if (!blasts) return 0
  const { work, worths, seat } = bot
  let gain = 0
  const at = from === state.at[unit] ? state : { ...state, at: state.at.with(unit, from) }
  for (const other of unitsBeside(work, at, foe.cell)) {
    const left = numberAt(state.wounds, other)
    const loss = worthAt(worths, other, left) - worthAt(worths, other, left - 1)
    const side = tableOf(work.tables, other).seat === seat ? -1 : 1
    gain += side * (blasts[other] ?? 0) * loss
  }
  return gain
}
