import type { Emit } from '@sextant/engine'
import type { ConditionTable } from '../condition-table.ts'
import type { Event } from '../events.ts'
import { LETTERS } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { numberAt, unitsOf } from './units.ts'

/** What a seat has towards a condition: points, or flags. */
export function scoreOf(
  { points, flags }: State,
  { index, condition, firstFlag }: ConditionTable,
  seat: number,
): number {
  if (condition.type !== 'flags') return numberAt(points, 2 * index + seat)
  return flags.slice(firstFlag, firstFlag + condition.at.length).filter(owner => owner === seat).length
}

/** Points at the start of a turn, for more units in an area than the enemy has. */
export function scoreTurnStart(tables: Tables, state: State, emit: Emit<Event>): void {
  const seat = state.active
  for (const table of tables.conditions) {
    const { condition, cells } = table
    if (condition.type !== 'hold' || state.round < condition.from) continue
    const lead = countOn(tables, state, seat, cells) - countOn(tables, state, 1 - seat, cells)
    if (lead > 0) score(state, table, seat, condition.points, emit)
  }
}

/** The player whose unit ends the turn on a flag has it until the other does the same. */
export function takeFlags(tables: Tables, state: State, emit: Emit<Event>): void {
  const seat = state.active
  for (const [flag, at] of tables.flags.entries()) {
    const from = numberAt(state.flags, flag)
    if (from === seat || countOn(tables, state, seat, [at]) === 0) continue
    state.flags[flag] = seat
    emit({ type: 'flag-taken', flag, at, seat, from })
  }
}

/** Points at the end of a round, for each hex of a terrain outside the zones. */
export function scoreRoundEnd(tables: Tables, state: State, emit: Emit<Event>): void {
  for (const table of tables.conditions) {
    const { condition } = table
    if (condition.type !== 'terrain') continue
    for (const seat of [0, 1]) {
      const held = unitsOf(tables, seat)
        .map(unit => numberAt(state.at, unit))
        .filter(
          cell => cell >= 0 && isOutside(tables, cell) && state.terrain[cell] === LETTERS[condition.terrain],
        )
      if (held.length > 0) score(state, table, seat, condition.points * held.length, emit)
    }
  }
}

function isOutside({ zoneOf }: Tables, cell: number): boolean {
  return zoneOf[cell] === -1
}

function score(
  state: State,
  { index }: ConditionTable,
  seat: number,
  points: number,
  emit: Emit<Event>,
): void {
  const total = numberAt(state.points, 2 * index + seat) + points
  state.points[2 * index + seat] = total
  emit({ type: 'scored', seat, condition: index, points, total })
}

export function countOn(tables: Tables, { at }: State, seat: number, cells: readonly number[]): number {
  let count = 0
  for (const unit of unitsOf(tables, seat)) {
    const cell = numberAt(at, unit)
    if (cell >= 0 && cells.includes(cell)) count++
  }
  return count
}
