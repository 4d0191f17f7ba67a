import type { Dice, Emit, Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { Attack } from '../actions.ts'
import type { Event } from '../events.ts'
import { refuse } from '../refusals.ts'
import type { Army } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { World } from '../world.ts'
import { whyNotActing } from './acting.ts'
import { type Blow, blowOf, isMelee } from './blow.ts'
import { cellOfUnit, removeUnit } from './board-units.ts'

/** Attack rules (4.2.3) and counterattack rules (4.3.2). */

export function whyNotAttack(
  world: World,
  state: State,
  army: Army,
  { unit: id, target: targetId }: Attack,
): Refusal | undefined {
  const idle = whyNotActing(state, army, id)
  if (idle) return idle
  if (!Object.hasOwn(state.units, targetId)) return refuse('no-such-unit', { unit: targetId })
  const unit = state.units[id] as Unit
  const target = state.units[targetId] as Unit
  if (target.army === army) return refuse('own-unit')
  if (isInRange(world, unit, target)) return undefined
  return refuse('out-of-range', {
    distance: distance(world.board, cellOfUnit(world, unit), cellOfUnit(world, target)),
    range: world.rules.units[unit.kind].range,
  })
}

/** An attack can follow a move. */
export function canAttack(unit: Unit): boolean {
  return unit.status === 'ready' || unit.status === 'moved'
}

export function isInRange(world: World, unit: Unit, target: Unit): boolean {
  const away = distance(world.board, cellOfUnit(world, unit), cellOfUnit(world, target))
  return away <= world.rules.units[unit.kind].range
}

export function attack(
  world: World,
  state: State,
  { unit: id, target: targetId }: Attack,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const unit = state.units[id] as Unit
  const target = state.units[targetId] as Unit
  const melee = isMelee(world, unit, target)
  const { damage, critical, factors } = strike(blowOf(world, state, unit, target, false), target, dice)
  // After an attack the unit is done.
  unit.status = 'done'
  emit({ type: 'attacked', ...parties(id, unit, targetId, target), damage, critical, melee, factors })
  if (target.health === 0) destroy(state, targetId, unit, emit)
  else if (!whyNoCounter(world, unit, target)) strikeBack(world, state, id, targetId, dice, emit)
}

function strikeBack(
  world: World,
  state: State,
  id: string,
  targetId: string,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const unit = state.units[id] as Unit
  const target = state.units[targetId] as Unit
  const counter = strike(blowOf(world, state, target, unit, true), unit, dice)
  target.counters++
  emit({ type: 'countered', ...parties(targetId, target, id, unit), ...counter, melee: true })
  if (unit.health === 0) destroy(state, id, target, emit)
}

/** Why a target that survives does not strike back. */
export function whyNoCounter(world: World, unit: Unit, target: Unit): 'ranged' | 'spent' | undefined {
  // Melee only; what artillery attacks never strikes back.
  if (!isMelee(world, unit, target)) return 'ranged'
  // Each unit can counterattack at most once from its own turn to its next.
  return target.counters >= world.rules.counterattacks.perTurn ? 'spent' : undefined
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
  const { army, kind, at } = state.units[id] as Unit
  removeUnit(state, id)
  emit({ type: 'destroyed', unit: id, army, kind, at, by: by.army })
}
