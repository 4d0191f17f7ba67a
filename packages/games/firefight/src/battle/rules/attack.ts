import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { type Attack, aimOf, blastSave } from './aim.ts'
import { noteLosses } from './ending.ts'
import { DIRECTION_ORDER } from './path-search.ts'
import { numberAt, tableOf } from './units.ts'
import type { Workspace } from './workspace.ts'

export const FACES = 6

/** All hit dice, then one save for each hit; the blast afterwards; at last the victory is checked. */
export function attack(work: Workspace, state: State, order: Attack, dice: Dice, emit: Emit<Event>): void {
  const { unit, weapon, target, watch } = order
  const aim = aimOf(work, state, order)
  const { seat } = tableOf(work.tables, unit)
  const at = numberAt(state.at, target)
  const from = numberAt(state.at, unit)
  const rolled = dice.roll(aim.attacks + aim.furious, FACES)
  let hits = 0
  for (let n = 0; n < rolled.length; n++) {
    const die = numberAt(rolled, n)
    if (die >= aim.hit) hits += die === FACES ? 1 + aim.relentless : 1
  }
  emit({ type: 'attacked', unit, seat, weapon, target, from, at, distance: aim.distance, watch, hits })
  emit({ type: 'rolled', roll: 'hit', unit, seat, dice: rolled, needed: aim.hit, successes: hits })
  if (hits === 0) return
  const caught = aim.blast > 0 ? unitsBeside(work, state, at) : []
  suffer(work, state, target, hits, aim.save, unit, dice, emit)
  for (const other of caught) {
    emit({ type: 'blasted', unit: other, at: numberAt(state.at, other), hits: aim.blast })
    suffer(work, state, other, aim.blast, blastSave(work, aim, other), unit, dice, emit)
  }
  noteLosses(work.tables, state, emit)
}

/** The units next to a cell, friend or foe, in the order of directions. */
export function unitsBeside({ tables }: Workspace, state: State, cell: number): number[] {
  const beside: number[] = []
  for (const direction of DIRECTION_ORDER) {
    const there = tables.board.neighbours[cell * 6 + direction] ?? -1
    const unit = there < 0 ? -1 : state.at.indexOf(there)
    if (unit >= 0) beside.push(unit)
  }
  return beside
}

/** One save for each hit, all rolled; regeneration ignores failed ones; each that is left is a wound. */
function suffer(
  { tables }: Workspace,
  state: State,
  unit: number,
  hits: number,
  needed: number,
  by: number,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const { seat, regeneration } = tableOf(tables, unit)
  const saves = dice.roll(hits, FACES)
  const saved = successes(saves, needed)
  emit({ type: 'rolled', roll: 'save', unit, seat, dice: saves, needed, successes: saved })
  let failed = hits - saved
  if (failed > 0 && regeneration) {
    const again = dice.roll(failed, FACES)
    const ignored = successes(again, tables.rules.traits.regeneration)
    emit({
      type: 'rolled',
      roll: 'regeneration',
      unit,
      seat,
      dice: again,
      needed: tables.rules.traits.regeneration,
      successes: ignored,
    })
    failed -= ignored
  }
  if (failed === 0) return
  const at = numberAt(state.at, unit)
  const before = numberAt(state.wounds, unit)
  const left = Math.max(0, before - failed)
  state.wounds[unit] = left
  emit({ type: 'wounded', unit, at, wounds: before - left, left })
  if (left > 0) return
  state.at[unit] = -1
  state.watch[unit] = -1
  emit({ type: 'destroyed', unit, seat, at, by })
}

function successes(rolled: readonly number[], needed: number): number {
  let count = 0
  for (let n = 0; n < rolled.length; n++) if (numberAt(rolled, n) >= needed) count++
  return count
}
