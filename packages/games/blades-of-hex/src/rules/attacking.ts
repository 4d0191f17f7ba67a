import type { Dice, Emit, Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { Attack } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Army } from '../schema.ts'
import { type State, type Unit, unitOf } from '../state.ts'
import type { Tables } from '../tables.ts'
import { whyNotActing } from './acting.ts'
import { type Blow, blowOf, isMelee } from './blow.ts'
import { cellOfUnit, kindOf, removeUnit } from './board-units.ts'
import { refuse } from './refusals.ts'

/** Attack rules (4.2.3) and counterattack rules (4.3.2). */

export function whyNotAttack(
  tables: Tables,
  state: State,
  army: Army,
  { unit: id, target: targetId }: Attack,
): Refusal | undefined {
  const idle = whyNotActing(state, army, id)
  if (idle) return idle
  if (!Object.hasOwn(state.units, targetId)) return refuse('no-such-unit', { unit: targetId })
  const unit = unitOf(state, id)
  const target = unitOf(state, targetId)
  if (target.army === army) return refuse('own-unit')
  if (isInRange(tables, unit, target)) return undefined
  return refuse('out-of-range', {
    distance: distance(tables.board, cellOfUnit(tables, unit), cellOfUnit(tables, target)),
    range: kindOf(tables, unit).range,
  })
}

/** An attack can follow a move. */
export function canAttack(unit: Unit): boolean {
  return unit.status === 'ready' || unit.status === 'moved'
}

export function isInRange(tables: Tables, unit: Unit, target: Unit): boolean {
  const away = distance(tables.board, cellOfUnit(tables, unit), cellOfUnit(tables, target))
  return away <= kindOf(tables, unit).range
}

export function attack(
  tables: Tables,
  state: State,
  { unit: id, target: targetId }: Attack,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const unit = unitOf(state, id)
  const target = unitOf(state, targetId)
  const melee = isMelee(tables, unit, target)
  const { damage, critical, factors } = strike(blowOf(tables, state, unit, target, false), target, dice)
  // After an attack the unit is done.
  unit.status = 'done'
  emit({ type: 'attacked', ...parties(id, unit, targetId, target), damage, critical, melee, factors })
  if (target.health === 0) destroy(state, targetId, unit, emit)
  else if (!whyNoCounter(tables, unit, target)) strikeBack(tables, state, id, targetId, dice, emit)
}

function strikeBack(
  tables: Tables,
  state: State,
  id: string,
  targetId: string,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const unit = unitOf(state, id)
  const target = unitOf(state, targetId)
  const counter = strike(blowOf(tables, state, target, unit, true), unit, dice)
  target.counters++
  emit({ type: 'countered', ...parties(targetId, target, id, unit), ...counter, melee: true })
  if (unit.health === 0) destroy(state, id, target, emit)
}

/** Why a target that survives does not strike back. */
export function whyNoCounter(tables: Tables, unit: Unit, target: Unit): 'ranged' | 'spent' | undefined {
  // Melee only: a unit struck from afar never strikes back.
  if (!isMelee(tables, unit, target)) return 'ranged'
  // Each unit can counterattack at most once from its own turn to its next.
  return target.counters >= tables.rules.counterattacks.perTurn ? 'spent' : undefined
}

function strike(blow: Blow, target: Unit, dice: Dice) {
  const critical = dice.chance(blow.chance)
  const damage = critical ? blow.criticalDamage : blow.damage
  target.health = Math.max(0, target.health - damage)
  return { damage, critical, factors: blow.factors }
}

function parties(id: string, unit: Unit, targetId: string, target: Unit) {
  return {
    unit: id,
    army: unit.army,
    kind: unit.kind,
    from: unit.at,
    target: targetId,
    targetArmy: target.army,
    targetKind: target.kind,
    at: target.at,
    health: target.health,
  }
}

/** A unit is eliminated when its health is 0 and is removed from the tile (4.3.3). */
function destroy(state: State, id: string, by: Unit, emit: Emit<Event>): void {
  const { army, kind, at } = unitOf(state, id)
  removeUnit(state, id)
  emit({ type: 'destroyed', unit: id, army, kind, at, by: by.army })
}
