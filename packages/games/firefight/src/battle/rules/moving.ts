import type { Dice, Emit, Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { MOVED, type State } from '../state.ts'
import type { UnitTable } from '../unit-table.ts'
import { addPart, type Part } from './action-lists.ts'
import { noteArrival } from './arrival.ts'
import { floodFrom, listEnds } from './flood.ts'
import { movesStand } from './move-memory.ts'
import { costOf, pathOf } from './paths.ts'
import { refuse } from './refusals.ts'
import { numberAt, tableOf } from './units.ts'
import { walkFrom } from './walk.ts'
import { someoneWatches, watchersShoot } from './watching.ts'
import { readState, type Workspace } from './workspace.ts'

/** A unit moves once a turn, before or after its attack. All units block, friends too. */

export function canMove({ marks, watch }: State, unit: number): boolean {
  return ((marks[unit] ?? 0) & MOVED) === 0 && (watch[unit] ?? -1) < 0
}

export function whyNotMove(
  work: Workspace,
  state: State,
  { unit, to, path }: ActionOf<'move'>,
): Refusal | undefined {
  const { tables, on } = work
  if ((state.watch[unit] ?? -1) >= 0) return refuse('unit-watching')
  if (!canMove(state, unit)) return refuse('already-moved')
  if (to >= tables.board.size) return refuse('off-map')
  const start = numberAt(state.at, unit)
  if (to === start) return refuse('same-hex')
  readState(work, state)
  if (on[to] !== -1) return refuse('hex-occupied')
  const table = tableOf(tables, unit)
  if (path) return whyNotPath(work, table, start, to, path)
  if (pathOf(work, table, start, to)) return undefined
  const { speed } = table
  return distance(tables.board, start, to) > speed
    ? refuse('out-of-reach', { speed })
    : refuse('no-path', { speed })
}

function whyNotPath(
  work: Workspace,
  table: UnitTable,
  start: number,
  to: number,
  path: readonly number[],
): Refusal | undefined {
  const { board } = work.tables
  let before = start
  for (const cell of path) {
    if (cell >= board.size) return refuse('off-map')
    if (distance(board, before, cell) !== 1) return refuse('path-broken')
    // The start is free once the unit has left it.
    if (!table.flying && cell !== start && work.on[cell] !== -1) return refuse('path-blocked')
    before = cell
  }
  if (before !== to) return refuse('path-broken')
  const cost = costOf(work, table, path)
  return cost > table.speed ? refuse('path-too-long', { cost, speed: table.speed }) : undefined
}

/** Lists the moves of a unit. The state has been read. */
export function listMoves(work: Workspace, table: UnitTable, start: number): void {
  addPart(work.list, findMoves(work, table, start))
}

/** The destinations of a unit, in the order of cells. The state has been read. */
export function moveEnds(work: Workspace, state: State, unit: number): Int32Array {
  const { places, count } = findMoves(work, tableOf(work.tables, unit), numberAt(state.at, unit))
  return places.slice(0, count)
}

function findMoves(work: Workspace, { index, speed, flying }: UnitTable, start: number): Part {
  const { tables, flood, moves, parts } = work
  const part = parts.move[index] as Part
  if (movesStand(moves, tables.board, index, start, speed)) return part
  const { surcharge, perHex } = tables.rules.movement
  if (!flood.fits || (perHex && !flying)) {
    part.count = walkFrom(work, start, speed, flying, part.places)
    return part
  }
  floodFrom(flood, start, speed, surcharge, flying)
  part.count = listEnds(flood, part.places)
  return part
}

export function move(
  work: Workspace,
  state: State,
  { unit, to, path }: ActionOf<'move'>,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const { tables } = work
  const table = tableOf(tables, unit)
  const start = numberAt(state.at, unit)
  readState(work, state)
  const entered = path ? path.slice() : pathOf(work, table, start, to)
  if (!entered) throw new RangeError(`Unit ${unit} cannot move to ${to}`)
  state.marks[unit] = numberAt(state.marks, unit) | MOVED
  if (someoneWatches(tables, state, 1 - table.seat)) {
    state.mover = unit
    state.path = entered
    goOn(work, state, false, dice, emit)
    return
  }
  state.at[unit] = to
  emit({ type: 'moved', unit, seat: table.seat, from: start, to, path: [start, ...entered] })
  noteArrival(work, state, unit, emit)
}

/**
 * A move under the eyes of watchers: hex by hex, halted wherever one of them sees the unit, until it is there or
 * destroyed, or several of them could shoot and their owner is to choose.
 * @param entered whether watchers may still shoot at it where it is
 */
export function goOn(work: Workspace, state: State, entered: boolean, dice: Dice, emit: Emit<Event>): void {
  const unit = state.mover
  const { seat } = tableOf(work.tables, unit)
  let leg = [numberAt(state.at, unit)]
  const halt = () => {
    if (leg.length === 1) return false
    const to = numberAt(leg, leg.length - 1)
    emit({ type: 'moved', unit, seat, from: numberAt(leg, 0), to, path: leg })
    leg = [to]
    return true
  }
  let seen = entered
  for (;;) {
    const shot = seen ? watchersShoot(work, state, halt, dice, emit) : 'none'
    if (shot === 'choice') return
    if (shot === 'over') break
    const next = state.path.shift()
    if (next === undefined) {
      halt()
      break
    }
    state.at[unit] = next
    leg.push(next)
    seen = true
  }
  state.mover = -1
  state.path = []
  if (!state.over && numberAt(state.at, unit) >= 0) noteArrival(work, state, unit, emit)
}
