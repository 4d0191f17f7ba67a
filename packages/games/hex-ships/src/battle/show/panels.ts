import { at } from '@sextant/engine'
import type { OrderGroup, OrderTurn, Panel, TablePanel, Text } from '@sextant/scene'
import { actingTable } from '../rules/acting.ts'
import { initiativeOf } from '../rules/initiative.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { sumOf } from './pieces.ts'
import { number, shipName, text } from './words.ts'

/** All ships with what they have left, and the card of one of them. */
export function panelsOf(tables: Tables, state: State): Panel[] {
  const ships = shipsPanel(tables, state)
  return state.over
    ? [ships]
    : [ships, { kind: 'card', id: 'card', title: text('panel.card'), piece: actingTable(tables, state).id }]
}

function shipsPanel(tables: Tables, state: State): TablePanel {
  const listed = tables.ships.filter(({ index }) => at(state.ships, index).status === 'fighting')
  const rows = listed.map(({ id, index }): (Text | number)[] => {
    const { speed, hull, shields, energy } = at(state.ships, index)
    return [shipName(tables, id), number(speed), hull, sumOf(shields), energy]
  })
  return {
    kind: 'table',
    id: 'ships',
    title: text('panel.ships'),
    columns: [
      text('panel.ship'),
      text('fact.speed'),
      text('panel.hull'),
      text('panel.shields'),
      text('panel.energy'),
    ],
    rows,
    pieces: listed.map(({ id }) => id),
    sides: listed.map(({ seat }) => seat),
  }
}

/** The order of this phase, then that of the attack while ships still move. */
export function orderOf(tables: Tables, state: State): OrderGroup[] {
  const { order, phase, acted } = state
  const fire = {
    title: text('order.fire'),
    turns: turnsOf(tables, state, order, phase === 'fire' ? acted : 0),
  }
  if (phase === 'fire') return [fire]
  return [{ title: text('order.move'), turns: turnsOf(tables, state, order.toReversed(), acted) }, fire]
}

function turnsOf(tables: Tables, state: State, order: readonly number[], acted: number): OrderTurn[] {
  return order.flatMap((index, place): OrderTurn[] => {
    if (at(state.ships, index).status !== 'fighting') return []
    const turn = { piece: at(tables.ships, index).id, value: initiativeOf(tables, state, index) }
    return [place < acted ? { ...turn, done: true } : turn]
  })
}
