import { distance } from '@sextant/hex'
import type { Unit } from '../state.ts'
import { exchangeOf } from './exchange.ts'
import { lossOf, type Outlook } from './outlook.ts'
import { usualDamage } from './usual-damage.ts'

/** What an attack is worth to the attacker, which may stand where it will have moved to. */
export function fightValue(outlook: Outlook, id: string, unit: Unit, target: Unit): number {
  const { world, state, temper, enemy } = outlook
  const { kills, dies, dealt, taken } = exchangeOf(world, state, unit, target)
  const cost = temper.thrift * lossOf(outlook, unit.kind, taken, dies)
  const gain = target.army === enemy ? lossOf(outlook, target.kind, dealt, kills) : 0
  return gain + siegeValue(outlook, id, target, kills, dealt) - cost
}

/** Breaking a garrison is worth part of its city, if enough units are there to break it. */
function siegeValue(outlook: Outlook, id: string, target: Unit, kills: number, dealt: number): number {
  const { temper } = outlook
  const cell = outlook.world.cellOf.get(target.at) as number
  const goal = outlook.goals.find(({ region }) => region.city === cell)
  if (!goal) return 0
  const endures = target.health + healingOf(outlook, target)
  const hope = Math.min(1, strengthAgainst(outlook, target, cell) / endures)
  return temper.siege * goal.draw * (kills * entry(outlook, id, cell) + hope * hope * (dealt / target.health))
}

/** A broken garrison is for whoever walks in first: another own unit this turn, or the enemy in its next. */
function entry({ world, roster, army, enemy, temper }: Outlook, attacker: string, cell: number): number {
  let left = temper.entry
  for (let i = 0; i < roster.count; i++) {
    const unit = roster.units[i] as Unit
    if (distance(world.board, cell, roster.cells[i] as number) > world.rules.units[unit.kind].speed) continue
    if (unit.army === army && unit.status === 'ready' && roster.ids[i] !== attacker) return 1
    if (unit.army === enemy) left = -temper.entry
  }
  return left
}

/** What a garrison recovers before the next turn. */
function healingOf({ world }: Outlook, { kind }: Unit): number {
  const { traits, health } = world.rules.units[kind]
  return traits.includes('fortitude') ? health * world.rules.traits.fortitude.healing : 0
}

/** The damage own units could do to a target this turn. */
function strengthAgainst({ world, roster, army }: Outlook, target: Unit, cell: number): number {
  let damage = 0
  for (let i = 0; i < roster.count; i++) {
    const unit = roster.units[i] as Unit
    if (unit.army !== army || unit.status === 'new' || unit.status === 'done') continue
    const { speed, range } = world.rules.units[unit.kind]
    const reach = unit.status === 'ready' ? speed + range : range
    if (distance(world.board, cell, roster.cells[i] as number) <= reach)
      damage += usualDamage(world, unit.kind, target.kind, true)
  }
  return damage
}
