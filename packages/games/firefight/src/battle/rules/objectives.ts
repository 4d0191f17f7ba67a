import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { LETTERS } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { ConditionTable, Tables } from '../tables.ts'

/** What a seat has towards a condition: points, or flags. */
export function scoreOf(
  { points, flags }: State,
  { index, condition, firstFlag }: ConditionTable,
  seat: number,
): number {
  if (condition.type !== 'flags') return points[2 * index + seat] as number
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
    const from = state.flags[flag] as number
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
      const held = state.at
        .slice(tables.first[seat], tables.first[seat + 1])
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
  const total = (state.points[2 * index + seat] as number) + points
  state.points[2 * index + seat] = total
  emit({ type: 'scored', seat, condition: index, points, total })
}

export function countOn({ first }: Tables, { at }: State, seat: number, cells: readonly number[]): number {
  const end = first[seat + 1] as number
  let count = 0
  for (let unit = first[seat] as number; unit < end; unit++) {
    const cell = at[unit] as number
    if (cell >= 0 && cells.includes(cell)) count++
  }
  return count
}
