import type { Emit, Seat } from '@sextant/engine'
import { at } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import { countDiscs, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { flipsAt } from './flips.ts'
import { endOf, seatsLeft, winnersBy } from './outcome.ts'

export function applyAction(
  tables: Tables,
  state: State,
  seat: Seat,
  action: Action,
  emit: Emit<Event>,
): void {
  switch (action.type) {
    case 'place':
      place(tables, state, seat, action.cell, emit)
      break
    case 'pass':
      emit({ type: 'passed', seat, turn: state.turn })
      state.last = []
      state.passes++
      break
  }
  state.seat = nextSeat(tables, state)
  state.turn++
  const reason = endOf(tables, state)
  if (!reason) return
  const counts = countDiscs(state.discs, tables.seats.length)
  emit({ type: 'ended', reason, winners: winnersBy(counts), counts })
}

function place(tables: Tables, state: State, seat: Seat, cell: number, emit: Emit<Event>): void {
  const { discs } = state
  const before = seatsLeft(tables, discs)
  const flips = flipsAt(tables, discs, seat, cell)
  emit({ type: 'placed', seat, cell, turn: state.turn })
  emit({ type: 'flipped', seat, around: cell, discs: flips.map(cell => ({ cell, from: at(discs, cell) })) })
  discs[cell] = seat
  for (const flip of flips) discs[flip] = seat
  state.last = [cell, ...flips]
  state.passes = 0
  for (const other of before) if (!discs.includes(other)) emit({ type: 'eliminated', seat: other, by: seat })
}

/** The turn goes round; seats that are out are left out. */
function nextSeat({ seats }: Tables, { discs, seat }: State): Seat {
  for (let step = 1; step < seats.length; step++) {
    const next = (seat + step) % seats.length
    if (discs.includes(next)) return next
  }
  return seat
}
