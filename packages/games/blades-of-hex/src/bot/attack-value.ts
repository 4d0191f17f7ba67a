import { distance } from '@sextant/hex'
import { canAttack } from '../rules/attacking.ts'
import { cellOfUnit, kindOf } from '../rules/board-units.ts'
import { exchangeOf } from '../rules/exchange.ts'
import { canMove } from '../rules/moving.ts'
import { healingOf } from '../rules/traits.ts'
import type { Unit } from '../state.ts'
import { lossOf, type Outlook } from './outlook.ts'
import { usualDamage } from './usual-damage.ts'

/** What an attack is worth to the attacker, which may stand where it is going to move. */
export function attackValue(outlook: Outlook, id: string, unit: Unit, target: Unit): number {
  const { context, state, enemy } = outlook
  const { kills, dies, dealt, taken } = exchangeOf(context.tables, state, unit, target)
  const cost = context.temper.thrift * lossOf(outlook, unit.kind, taken, dies)
  const gain = target.army === enemy ? lossOf(outlook, target.kind, dealt, kills) : 0
  return gain + siegeValue(outlook, id, target, kills, dealt) - cost
}

/** Breaking a garrison is worth part of its city, if enough units are there to break it. */
function siegeValue(outlook: Outlook, id: string, target: Unit, kills: number, dealt: number): number {
  const { tables, temper } = outlook.context
  const cell = cellOfUnit(tables, target)
  const goal = outlook.goals.find(({ region }) => region.city === cell)
  if (!goal) return 0
  const endures = target.health + healingOf(tables, kindOf(tables, target))
  const hope = Math.min(1, strengthAgainst(outlook, target, cell) / endures)
  return temper.siege * goal.draw * (kills * entry(outlook, id, cell) + hope * hope * (dealt / target.health))
}

/** The first to walk in takes a broken city: another own unit this turn, or the enemy in its next. */
function entry({ context, roster, army, enemy }: Outlook, attacker: string, city: number): number {
  const { tables, temper } = context
  let left = temper.entry
  for (const { id, unit, cell } of roster.units) {
    if (distance(tables.board, city, cell) > kindOf(tables, unit).speed) continue
    if (unit.army === army && canMove(unit) && id !== attacker) return 1
    if (unit.army === enemy) left = -temper.entry
  }
  return left
}

/** The damage own units could do to a target this turn. */
function strengthAgainst({ context, roster, army }: Outlook, target: Unit, from: number): number {
  const { tables, usual } = context
  let damage = 0
  for (const { unit, cell } of roster.units) {
    if (unit.army !== army || !canAttack(unit)) continue
    const { speed, range } = kindOf(tables, unit)
    const reach = canMove(unit) ? speed + range : range
    if (distance(tables.board, from, cell) <= reach)
      damage += usualDamage(usual, unit.kind, target.kind, true)
  }
  return damage
}
