import type { Seat } from '@sextant/engine'
import type { TablePanel, Text } from '@sextant/scene'
import { canPlace } from '../rules/flips.ts'
import { endOf } from '../rules/outcome.ts'
import { countDiscs, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { seatName, text } from './words.ts'

/** Who has how many discs, on how many hexes each could place one, and who is to move or out. */
export function discsPanel(tables: Tables, state: State): TablePanel {
  const counts = countDiscs(state.discs, tables.seats.length)
  const over = endOf(tables, state) !== undefined
  return {
    kind: 'table',
    id: 'discs',
    title: text('panel.discs'),
    columns: [text('panel.seat'), text('panel.count'), text('panel.places'), text('panel.note')],
    sides: [...counts.keys()],
    rows: counts.map((count, seat) => {
      const places = over ? 0 : placesFor(tables, state, seat)
      return [seatName(seat), count, places, note(state, over, seat, count, places)]
    }),
  }
}

function placesFor(tables: Tables, { discs }: State, seat: Seat): number {
  return discs.filter((_, cell) => canPlace(tables, discs, seat, cell)).length
}

function note(state: State, over: boolean, seat: Seat, discs: number, places: number): Text {
  if (discs === 0) return text('note.out')
  if (over || seat !== state.seat) return text('note.waits')
  return text(places === 0 ? 'note.stuck' : 'note.to-move')
}
