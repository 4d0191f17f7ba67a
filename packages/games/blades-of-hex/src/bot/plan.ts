import { at } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { canAttack } from '../rules/attacking.ts'
import { kindOf } from '../rules/board-units.ts'
import { canMove, moveTo } from '../rules/moving.ts'
import type { Placed } from '../rules/roster.ts'
import { targetsFrom } from '../rules/targets.ts'
import { walkFrom } from '../rules/walk.ts'
import type { Unit } from '../state.ts'
import { attackValue } from './attack-value.ts'
import type { Outlook } from './outlook.ts'
import { placeValue } from './place-value.ts'
import { recruitPlans } from './recruits.ts'

/** One thing to do next and what it is worth: a move with the attack that follows it, an attack, a recruit. */
export interface Plan {
  readonly score: number
  /** Its first step; the second follows from the next plan. */
  readonly action: Action
}

/** All plans, in no order. */
export function plansOf(outlook: Outlook): Plan[] {
  const plans: Plan[] = []
  const { roster, army, context } = outlook
  const isTired = unitsUsed(outlook) >= context.temper.attention
  for (const placed of roster.units) {
    const { unit } = placed
    if (unit.army !== army || !canAttack(unit) || (isTired && canMove(unit))) continue
    planUnit(outlook, placed, plans)
  }
  plans.push(...recruitPlans(outlook))
  return plans
}

/** Own units that have moved or attacked this turn. */
function unitsUsed({ roster, army }: Outlook): number {
  let used = 0
  for (const { unit } of roster.units)
    if (unit.army === army && (unit.status === 'moved' || unit.status === 'done')) used++
  return used
}

function planUnit(outlook: Outlook, { id, unit, cell: here }: Placed, plans: Plan[]): void {
  const { context, roster } = outlook
  const { tables } = context
  const { walk } = context.work
  const now = placeValue(outlook, unit, here)
  planAttacks(outlook, id, unit, here, 0, undefined, plans)
  if (!canMove(unit)) return
  walkFrom(walk, roster, unit.army, here, kindOf(tables, unit).speed)
  for (let n = 0; n < walk.count; n++) {
    const cell = walk.ends[n] as number
    const to = at(tables.names, cell)
    const move: Action = { type: 'move', unit: id, to }
    const score = placeValue(outlook, unit, cell) - now + captureValue(outlook, cell)
    plans.push({ score, action: move })
    planAttacks(outlook, id, unit, cell, score, move, plans)
  }
}

/** Attacks from a cell, after the move there or from where the unit stands. */
function planAttacks(
  outlook: Outlook,
  id: string,
  unit: Unit,
  cell: number,
  score: number,
  move: Action | undefined,
  plans: Plan[],
): void {
  const { context, roster } = outlook
  const { tables } = context
  const targets = targetsFrom(roster, kindOf(tables, unit), unit.army, cell)
  if (targets.length === 0) return
  const striker = move ? moveTo({ ...unit }, at(tables.names, cell)) : unit
  for (const target of targets) {
    const action: Action = move ?? { type: 'attack', unit: id, target: target.id }
    plans.push({ score: score + attackValue(outlook, id, striker, target.unit), action })
  }
}

function captureValue({ goals }: Outlook, cell: number): number {
  return goals.find(({ region }) => region.city === cell)?.value ?? 0
}
