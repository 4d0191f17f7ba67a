import { at, type Dice, type Emit, type Played } from '@sextant/engine'
import { THROUGH } from '../../battle/state.ts'
import type { Firefight } from '../../battle/types.ts'
import type { Event, Fate } from '../events.ts'
import type { PlatoonUnit, Result, State } from '../state.ts'
import { type Tables, unitOfKind } from '../tables.ts'
import { unitIn } from './platoon.ts'

/** Each destroyed unit rolls a die: it is lost, misses the next battle, or is unhurt. */
export function rollCasualties(
  tables: Tables,
  state: State,
  played: Played<Firefight>,
  result: Result,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const { casualties } = tables.options
  const added = result === 'won' ? casualties.won : 0
  let saving = casualties.medic * survivingMedics(tables, state, played)
  for (const [place, id] of state.fielded.entries()) {
    const unit = unitIn(state, id)
    if (!unit || !isDestroyed(played, place)) continue
    const die = dice.d(casualties.faces)
    let fate = fateOf(tables, die + added)
    if (fate === 'wounded' && saving > 0) {
      fate = 'saved'
      saving--
    }
    emit({ type: 'fell', unit: id, die, added, fate })
    if (fate === 'wounded') unit.wounded = true
    if (fate === 'lost') {
      state.units = state.units.filter(one => one !== unit)
      state.losses.push(id)
    }
  }
}

/** A commander who resigns gives up the units that are not through; they count as destroyed. */
export function isDestroyed({ state, end }: Played<Firefight>, place: number): boolean {
  return at(state.wounds, place) === 0 || (end !== undefined && !isThrough(state.marks, place))
}

function isThrough(marks: readonly number[], place: number): boolean {
  return (at(marks, place) & THROUGH) > 0
}

function fateOf({ options }: Tables, roll: number): Fate {
  const { lost, wounded } = options.casualties
  if (roll <= lost) return 'lost'
  return roll <= wounded ? 'wounded' : 'unhurt'
}

function survivingMedics(tables: Tables, state: State, played: Played<Firefight>): number {
  return state.fielded.filter((id, place) => {
    const unit = unitIn(state, id)
    return unit && isMedic(tables, unit) && !isDestroyed(played, place)
  }).length
}

export function isMedic(tables: Tables, { kind, learnt }: PlatoonUnit): boolean {
  return learnt.includes('medic') || (unitOfKind(tables, kind).traits?.includes('medic') ?? false)
}
