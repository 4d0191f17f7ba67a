import type { Refusal, Seat } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { refuse } from '../refusals.ts'
import { EMPTY, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { canPlace, canPlaceAnywhere } from './flips.ts'
import { endOf } from './outcome.ts'

const PASS: Action = { type: 'pass' }

export function legalFor(tables: Tables, state: State, seat: Seat): readonly Action[] {
  if (seat !== state.seat || endOf(tables, state)) return []
  const places = tables.placements.filter((_, cell) => canPlace(tables, state.discs, seat, cell))
  return places.length === 0 || tables.freePass ? [...places, PASS] : places
}

export function refusalFor(tables: Tables, state: State, seat: Seat, action: Action): Refusal | undefined {
  if (seat !== state.seat || endOf(tables, state)) return refuse('not-to-move')
  switch (action.type) {
    case 'place': {
      const disc = state.discs[action.cell]
      if (disc === undefined) return refuse('off-board', { cell: action.cell })
      if (disc !== EMPTY) return refuse('occupied')
      return canPlace(tables, state.discs, seat, action.cell) ? undefined : refuse('flips-nothing')
    }
    case 'pass':
      return tables.freePass || !canPlaceAnywhere(tables, state.discs, seat) ? undefined : refuse('can-place')
  }
}
