import type { Action } from '../actions.ts'
import { canAttack } from '../rules/attacking.ts'
import { canMove } from '../rules/moving.ts'
import { EMPTY, sideNumber } from '../rules/roster.ts'
import { walkFrom } from '../rules/walk.ts'
import type { Unit } from '../state.ts'
import { fightValue } from './fights.ts'
import type { Outlook } from './outlook.ts'
import { recruitPlans } from './recruits.ts'
import { standingOn } from './standing.ts'

/** One thing to do next and what it is worth: a move with the attack that follows it, an attack, a recruit. */
export interface Plan {
  readonly score: number
  /** Its first step; the second follows when the plan is made anew. */
  readonly action: Action
}

/** Everything worth thinking of, in no order. */
export function plansOf(outlook: Outlook): Plan[] {
  const plans: Plan[] = []
  const { roster, army } = outlook
  for (let i = 0; i < roster.count; i++) {
    const unit = roster.units[i] as Unit
    if (unit.army === army && canAttack(unit)) planUnit(outlook, i, unit, plans)
  }
  plans.push(...recruitPlans(outlook))
  return plans
}

function planUnit(outlook: Outlook, i: number, unit: Unit, plans: Plan[]): void {
  const { world, roster } = outlook
  const id = roster.ids[i] as string
  const here = roster.cells[i] as number
  const now = standingOn(outlook, unit, here)
  planAttacks(outlook, id, unit, here, 0, undefined, plans)
  if (!canMove(unit)) return
  const { walk, names } = world
  walkFrom(walk, roster, unit.army, here, world.rules.units[unit.kind].speed)
  for (let n = 0; n < walk.count; n++) {
    const cell = walk.ends[n] as number
    const to = names[cell] as string
    const moved: Unit = { ...unit, at: to, status: 'moved' }
    const move: Action = { type: 'move', unit: id, to }
    const score = standingOn(outlook, unit, cell) - now + captureValue(outlook, cell)
    plans.push({ score, action: move })
    planAttacks(outlook, id, moved, cell, score, move, plans)
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
  const { world, roster } = outlook
  const friend = sideNumber(unit.army)
  for (const struck of world.struckFrom[unit.kind][cell] ?? []) {
    const side = roster.sideOn[struck]
    if (side === EMPTY || side === friend) continue
    const other = roster.on[struck] as number
    const target = roster.units[other] as Unit
    const action: Action = move ?? { type: 'attack', unit: id, target: roster.ids[other] as string }
    plans.push({ score: score + fightValue(outlook, id, unit, target), action })
  }
}

function captureValue({ goals }: Outlook, cell: number): number {
  return goals.find(({ region }) => region.city === cell)?.value ?? 0
}
