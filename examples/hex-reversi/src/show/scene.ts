import { at, type Viewer } from '@sextant/engine'
import type { Cell, Piece, Scene, Text } from '@sextant/scene'
import { legalFor } from '../rules/legal.ts'
import { endOf, winnersBy } from '../rules/outcome.ts'
import type { Zone } from '../schema.ts'
import { countDiscs, EMPTY, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { discsPanel } from './panel.ts'
import { sidesOf } from './sides.ts'
import { listed, seatName, text } from './words.ts'

/** What does not change from one position to the next. */
export interface Ground {
  readonly cells: readonly Cell[]
  readonly sides: Scene['sides']
}

export function groundOf({ board: { q, r }, zones, seats }: Tables): Ground {
  return {
    cells: zones.map((zone, cell) => ({ q: at(q, cell), r: at(r, cell), terrain: TERRAINS[zone] })),
    sides: sidesOf(seats),
  }
}

const TERRAINS: Readonly<Record<Zone, string>> = {
  corner: 'corner',
  besideCorner: 'edge',
  edge: 'edge',
  inner: 'lawn',
}

export function sceneOf(tables: Tables, { cells, sides }: Ground, state: State, viewer: Viewer): Scene {
  const open = viewer === state.seat ? legalFor(tables, state, viewer) : []
  return {
    stage: { kind: 'hexes', orientation: 'pointy', cells },
    sides,
    pieces: state.discs.flatMap((seat, cell) => (seat === EMPTY ? [] : [pieceOf(seat, cell)])),
    highlights: open.flatMap(action =>
      action.type === 'place' ? [{ cell: action.cell, meaning: 'reach' as const }] : [],
    ),
    lastAction: state.last,
    panels: [discsPanel(tables, state)],
    goal: text('goal'),
    status: statusOf(tables, state),
  }
}

/** A disc stays where it was placed, and is known by its hex. */
export function discId(cell: number): string {
  return `disc-${cell}`
}

function pieceOf(seat: number, cell: number): Piece {
  return {
    id: discId(cell),
    at: cell,
    side: seat,
    icon: 'disc',
    name: text('disc.of', { seat: seatName(seat) }),
  }
}

function statusOf(tables: Tables, state: State): Text {
  if (!endOf(tables, state)) return text('status.turn', { seat: seatName(state.seat), turn: state.turn })
  const counts = countDiscs(state.discs, tables.seats.length)
  const winners = winnersBy(counts)
  const discs = Math.max(...counts)
  const names = listed(winners.map(seatName))
  return winners.length === 1
    ? text('status.win', { seat: names, discs })
    : text('status.share', { seats: names, discs })
}
