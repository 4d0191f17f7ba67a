import { at } from '@sextant/engine'
import { unitsBeside } from '../rules/attack.ts'
import { numberAt, tableOf } from '../rules/units.ts'
import { type CellSet, hasCell } from './cell-set.ts'
import { fieldOfFire } from './fields-of-fire.ts'
import type { PlannedAttack } from './order.ts'
import { type Foe, isFar, type Outlook } from './outlook.ts'
import { gainOf, type Strike, strikeOf } from './strikes.ts'
import { worthAt } from './worth.ts'

/** The attacks of a unit on one enemy, weapon by weapon: from which cells, and what they gain from near and from far. */
export interface Arms {
  readonly foe: Foe
  readonly weapons: readonly Arm[]
}

interface Arm {
  /** Sight is symmetric: what the target could attack with this range can attack it. */
  readonly field: CellSet
  readonly near: PlannedAttack
  readonly far: PlannedAttack
}

export function armsOf(outlook: Outlook, unit: number, moved: boolean): Arms[] {
  const { bot, foes } = outlook
  const { weapons, usable } = tableOf(bot.work.tables, unit)
  return foes.map(foe => ({
    foe,
    weapons: weapons.slice(0, usable).map(({ index: weapon, range }) => {
      const attack = (far: boolean): PlannedAttack => {
        const strike = strikeOf(bot, unit, weapon, foe.unit, foe.cell, far, moved, false)
        const gain = gainOf(strike, foe.left) + blastGain(outlook, strike, unit, foe)
        return { target: foe.unit, weapon, strike, gain }
      }
      return {
        field: fieldOfFire(bot.work, bot.fields, foe.cell, range),
        near: attack(false),
        far: attack(true),
      }
    }),
  }))
}

/** The best attack on an enemy from a cell. */
export function attackFrom(
  { bot }: Outlook,
  { foe, weapons }: Arms,
  from: number,
): PlannedAttack | undefined {
  let best: PlannedAttack | undefined
  for (let n = 0; n < weapons.length; n++) {
    const { field, near, far } = at(weapons, n)
    if (!hasCell(field, from)) continue
    const attack = isFar(bot, from, foe.cell) ? far : near
    if (attack.gain > (best?.gain ?? 0)) best = attack
  }
  return best
}

/** What a blast does to the units next to the target: friends of the attacker count against it. */
function blastGain({ bot, state }: Outlook, { blasts }: Strike, unit: number, foe: Foe): number {
  if (!blasts) return 0
  const { work, worths, seat } = bot
  let gain = 0
  for (const other of unitsBeside(work, state, foe.cell)) {
    if (other === unit) continue
    const left = numberAt(state.wounds, other)
    const loss = worthAt(worths, other, left) - worthAt(worths, other, left - 1)
    const side = tableOf(work.tables, other).seat === seat ? -1 : 1
    gain += side * (blasts[other] ?? 0) * loss
  }
  return gain
}
