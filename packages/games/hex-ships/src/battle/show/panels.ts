import { at } from '@sextant/engine'
import type { Panel, TablePanel, Text } from '@sextant/scene'
import { actingTable } from '../rules/acting.ts'
import { initiativeOf } from '../rules/initiative.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { sumOf } from './pieces.ts'
import { shipName, text } from './words.ts'

/** The order of this phase, who acts now and who is next; and the card of a ship. */
export function panelsOf(tables: Tables, state: State): Panel[] {
  const order = orderPanel(tables, state)
  return state.over
    ? [order]
    : [order, { kind: 'card', id: 'card', title: text('panel.card'), piece: actingTable(tables, state).id }]
}

function orderPanel(tables: Tables, state: State): TablePanel {
  const order = state.phase === 'fire' ? state.order : state.order.toReversed()
  const listed = order
    .map((index, place) => ({ index, place }))
    .filter(({ index }) => at(state.ships, index).status === 'fighting')
  const rows = listed.map(({ index, place }): (Text | number)[] => {
    const ship = at(state.ships, index)
    return [
      shipName(tables, at(tables.ships, index).id),
      whenOf(state, place),
      initiativeOf(tables, state, index),
      ship.hull,
      sumOf(ship.shields),
      ship.energy,
    ]
  })
  return {
    kind: 'table',
    id: 'order',
    title: text(`panel.order-${state.phase}`),
    columns: [
      text('panel.ship'),
      text('panel.when'),
      text('panel.initiative'),
      text('panel.hull'),
      text('panel.shields'),
      text('panel.energy'),
    ],
    rows,
    pieces: listed.map(({ index }) => at(tables.ships, index).id),
    sides: listed.map(({ index }) => at(tables.ships, index).seat),
  }
}

function whenOf({ acted, over }: State, place: number): Text | number {
  if (over) return ''
  if (place < acted) return text('panel.done')
  return place === acted ? text('panel.now') : place - acted
}
