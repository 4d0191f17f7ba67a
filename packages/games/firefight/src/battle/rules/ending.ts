import type { Emit, Outcome } from '@sextant/engine'
import type { Event } from '../events.ts'
import { SEATS } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { breakthroughWinner } from './breakthrough.ts'
import { scoreOf } from './objectives.ts'
import { numberAt, tableOf, unitsOf } from './units.ts'

/** How a battle ends: by elimination, by a victory condition, or by what is left after the last round. */

export function outcomeOf({ over }: State): Outcome | undefined {
  if (!over) return undefined
  const { winner, reason } = over
  return { scores: winner === null ? [0.5, 0.5] : winner === 0 ? [1, 0] : [0, 1], reason }
}

/** After an attack or an arrival. All enemies gone wins, whatever a condition says of what is left; else a breakthrough may be decided. */
export function noteLosses(tables: Tables, state: State, emit: Emit<Event>): void {
  if (state.over) return
  const blue = countLeft(tables, state, 0)
  const red = countLeft(tables, state, 1)
  if (blue === 0 && red === 0) draw(state, 'nobody-left', emit)
  else if (blue === 0 || red === 0) win(state, blue > 0 ? 0 : 1, 'elimination', emit)
  else noteBreakthrough(tables, state, emit)
}

/** Units of a seat that are not destroyed: those on the map, and those that are through. */
function countLeft(tables: Tables, { wounds }: State, seat: number): number {
  let count = 0
  for (const unit of unitsOf(tables, seat)) if (numberAt(wounds, unit) > 0) count++
  return count
}

function noteBreakthrough(tables: Tables, state: State, emit: Emit<Event>): void {
  for (const table of tables.conditions) {
    const winner = breakthroughWinner(tables, state, table)
    if (winner === undefined) continue
    win(state, winner, 'breakthrough', emit)
    return
  }
}

/** Scores are compared at the end of a round: the higher of those at the target wins, equal ones go on. */
export function noteRoundEnd(tables: Tables, state: State, emit: Emit<Event>): void {
  for (const table of tables.conditions) {
    const { condition } = table
    if (condition.type === 'breakthrough') continue
    const blue = scoreOf(state, table, 0)
    const red = scoreOf(state, table, 1)
    if (Math.max(blue, red) < condition.target || blue === red) continue
    win(state, blue > red ? 0 : 1, condition.type, emit)
    return
  }
  if (state.round >= tables.scenario.rounds) judge(tables, state, emit)
}

/** After the last round: a breakthrough has failed, then the score decides, then what is left. */
function judge(tables: Tables, state: State, emit: Emit<Event>): void {
  for (const { condition } of tables.conditions) {
    if (condition.type !== 'breakthrough') continue
    win(state, 1 - SEATS.indexOf(condition.seat), 'breakthrough', emit)
    return
  }
  const scores = [0, 1].map(seat =>
    tables.conditions.reduce((sum, table) => sum + scoreOf(state, table, seat), 0),
  )
  const worths = [0, 1].map(seat => worthOf(tables, state, seat))
  const [blue = 0, red = 0] = scores
  const [blueWorth = 0, redWorth = 0] = worths
  const lead = blue - red || blueWorth - redWorth
  if (lead === 0) draw(state, 'round-limit', emit)
  else win(state, lead > 0 ? 0 : 1, 'round-limit', emit)
}

/** The costs of survivors, if every unit has one; else the wounds they have left. */
export function worthOf(tables: Tables, { at, wounds }: State, seat: number): number {
  const { costed, scenario } = tables
  let sum = 0
  for (const unit of unitsOf(tables, seat)) {
    if (numberAt(at, unit) < 0) continue
    sum += costed && scenario.byCost ? tableOf(tables, unit).cost : numberAt(wounds, unit)
  }
  return sum
}

function win(state: State, seat: number, reason: string, emit: Emit<Event>): void {
  state.over = { winner: seat, reason }
  emit({ type: 'won', seat, reason })
}

function draw(state: State, reason: string, emit: Emit<Event>): void {
  state.over = { winner: null, reason }
  emit({ type: 'drawn', reason })
}
