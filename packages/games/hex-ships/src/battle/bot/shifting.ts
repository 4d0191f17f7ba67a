import type { ActionOf } from '../actions.ts'
import { isDamaged } from '../rules/condition.ts'
import { canShift } from '../rules/shields.ts'
import { SIDES, type Side } from '../schema/names.ts'
import type { State } from '../state.ts'
import { pointWorth, threatsBySide } from './charging.ts'
import type { Fighter } from './fighter.ts'
import type { Outlook } from './place-worth.ts'

/** A Shield Shift that is worth its only use: what it gains, and the ship after it. */
export interface Shift {
  readonly action: ActionOf<'shield-shift'>
  readonly worth: number
  readonly after: Fighter
}

/** It can be done once in a battle: what it gains must be worth waiting no longer. */
const WORTH_WAITING = 1.2
/** A collapsed face costs more to rebuild than a point is worth. */
const REBUILDING = 0.8

/** The best shift from where fire is not expected to where it is; nothing where it is better kept. */
export function bestShift(outlook: Outlook, own: Fighter, state: State): Shift | undefined {
  const { tables, temper } = outlook
  if (!temper.usesAbilities || !canShift(tables, state) || isDamaged(own.ship, 'shield-generator'))
    return undefined
  const threats = threatsBySide(outlook, own)
  let best: Shift | undefined
  for (const from of SIDES)
    for (const to of SIDES) {
      if (from === to) continue
      const { points, gain } = bestPoints(own, threats, from, to)
      if (points === 0 || gain <= Math.max(WORTH_WAITING, best?.worth ?? 0)) continue
      best = {
        action: { type: 'shield-shift', from, to, points },
        worth: gain,
        after: shifted(own, from, to, points),
      }
    }
  return best
}

/** Point by point, as long as one is worth more there than here. */
function bestPoints(
  { ship, table }: Fighter,
  threats: Readonly<Record<Side, number>>,
  from: Side,
  to: Side,
): { readonly points: number; readonly gain: number } {
  const [here, there] = [ship.shields[from], ship.shields[to]]
  const most = Math.min(here, table.class.shields[to] - there)
  let gained = there === 0 ? REBUILDING : 0
  let best = { points: 0, gain: 0 }
  for (let points = 1; points <= most; points++) {
    gained += pointWorth(threats[to], there + points - 1) - pointWorth(threats[from], here - points)
    const gain = gained - (points === here ? REBUILDING : 0)
    if (gain > best.gain) best = { points, gain }
  }
  return best
}

function shifted(own: Fighter, from: Side, to: Side, points: number): Fighter {
  const { shields } = own.ship
  const after = { ...shields, [from]: shields[from] - points, [to]: shields[to] + points }
  return { ...own, ship: { ...own.ship, shields: after } }
}
