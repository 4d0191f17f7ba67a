import { at } from '@sextant/engine'
import { numberAt, tableOf } from '../rules/units.ts'
import { hasCell } from './cell-set.ts'
import { stepsToFire } from './fields-of-fire.ts'
import { pullOf } from './goal-worth.ts'
import type { Foe, Outlook } from './outlook.ts'
import { gainOf, type Strike, strikeOf } from './strikes.ts'

/** What a unit makes of the places it could go to, apart from what it attacks in this turn. */
export interface Prospects {
  readonly unit: number
  /** By foe, then by weapon: what an attack gains, and the steps to where it can be made. */
  readonly gains: readonly Float64Array[]
  readonly steps: readonly (readonly Uint8Array[])[]
}

export function prospectsOf(outlook: Outlook, unit: number): Prospects {
  const { bot, foes } = outlook
  const { weapons, usable } = tableOf(bot.work.tables, unit)
  return {
    unit,
    gains: foes.map(foe =>
      Float64Array.from(weapons.slice(0, usable), ({ index, melee, relentless }) =>
        gainOf(strikeOf(bot, unit, index, foe.unit, foe.cell, relentless && !melee, true, false), foe.left),
      ),
    ),
    steps: foes.map(foe =>
      weapons.slice(0, usable).map(({ range }) => stepsToFire(bot.work, bot.fields, foe.cell, range)),
    ),
  }
}

/** The best attack in turns to come, worth less with every turn of the way. */
export function approachOf(
  { bot, foes }: Outlook,
  { unit, gains, steps: ways }: Prospects,
  cell: number,
): number {
  const { rules } = bot.work.tables
  const { speed, flying } = tableOf(bot.work.tables, unit)
  // Difficult ground on the way is taken into account.
  const sure = flying ? speed : speed - rules.movement.surcharge
  const fading = bot.fading[unit]
  if (!fading) return 0
  let best = 0
  let sum = 0
  for (let n = 0; n < foes.length; n++) {
    const byRange = at(ways, n)
    const byWeapon = gains[n] as Float64Array
    let most = 0
    for (let weapon = 0; weapon < byWeapon.length; weapon++) {
      const steps = (byRange[weapon] as Uint8Array)[cell] as number
      const gap = steps > sure ? steps - sure : 0
      const gain = (byWeapon[weapon] as number) * (fading[gap] ?? 0) * (1 - NEARER * steps)
      if (gain > most) most = gain
    }
    sum += most
    if (most > best) best = most
  }
  return best + CHOICE * sum
}

/** With every step to where it can attack: no place is as good as one that is nearer. */
const NEARER = 0.01
/** Several targets are better than one. */
const CHOICE = 0.05

/** What all enemies together could do to a unit at a cell, if they did nothing else. */
export function threatTo(outlook: Outlook, unit: number, cell: number): number {
  const left = numberAt(outlook.state.wounds, unit)
  let threat = 0
  for (const foe of outlook.foes) {
    const strike = replyStrike(outlook, foe, unit, cell)
    if (strike) threat += gainOf(strike, left)
  }
  const whole = outlook.bot.worths[unit]?.[left] ?? 0
  return Math.min(whole, threat)
}

/** The best attack of an enemy, in its next turn, on a unit at a cell. */
export function replyStrike({ bot }: Outlook, foe: Foe, unit: number, cell: number): Strike | undefined {
  let best: Strike | undefined
  let most = 0
  for (let weapon = 0; weapon < foe.reach.length; weapon++) {
    if (!hasCell(at(foe.reach, weapon), cell)) continue
    const { sniper = false, relentless = false } = foe.table.weapons[weapon] ?? {}
    const moved = !(sniper && hasCell(at(foe.standing, weapon), cell))
    const strike = strikeOf(bot, foe.unit, weapon, unit, cell, relentless, moved, false)
    const gain = strike.gains[strike.gains.length - 1] as number
    if (gain > most) {
      most = gain
      best = strike
    }
  }
  return best
}

/** A place by itself: what can be attacked from there later, what can come back, what it means for victory. */
export function placeWorth(outlook: Outlook, prospects: Prospects, from: number, cell: number): number {
  const { bot, goals } = outlook
  const { unit } = prospects
  const { approach, objectives } = bot.temper
  const caution = outlook.caution * bot.temper.caution
  const threat = caution > 0 ? caution * threatTo(outlook, unit, cell) : 0
  const pull = objectives > 0 ? pullOf(bot, goals, unit, from, cell) : 0
  return approach * approachOf(outlook, prospects, cell) - threat + pull
}
