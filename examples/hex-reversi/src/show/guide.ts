import type { Seat } from '@sextant/engine'
import type { GuideStep, Target } from '@sextant/scene'
import { guideStep } from '@sextant/scene/kit'
import type { Event } from '../events.ts'
import { flipsAt } from '../rules/flips.ts'
import { legalFor } from '../rules/legal.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { HexReversi } from '../types.ts'
import { text } from './words.ts'

/** A newcomer's first turns: place a disc, flip several, then what edges and corners are good for. */
export function guideFor(tables: Tables): GuideStep<HexReversi>[] {
  const { zones } = tables
  const many = (view: State, seat: Seat, cell: number) =>
    flipsAt(tables, view.discs, seat, cell).length >= MANY
  const atEdge = (cell: number) => zones[cell] === 'edge' || zones[cell] === 'besideCorner'
  const isCorner = (cell: number) => zones[cell] === 'corner'
  const step = (
    key: 'guide.place' | 'guide.many' | 'guide.edge' | 'guide.corner',
    wanted: (cell: number, view: State, seat: Seat) => boolean,
    done: (event: Event, seat: Seat) => boolean,
  ) =>
    guideStep<HexReversi>(
      text(key),
      (view, seat) => placesFor(tables, view, seat, cell => wanted(cell, view, seat)),
      (seat, since) => since.some(event => done(event, seat)),
    )
  const placed = (where: (cell: number) => boolean) => (event: Event, seat: Seat) =>
    event.type === 'placed' && event.seat === seat && where(event.cell)
  return [
    step(
      'guide.place',
      () => true,
      placed(() => true),
    ),
    step(
      'guide.many',
      (cell, view, seat) => many(view, seat, cell),
      (event, seat) => event.type === 'flipped' && event.seat === seat && event.discs.length >= MANY,
    ),
    step(
      'guide.edge',
      atEdge,
      placed(cell => atEdge(cell) || isCorner(cell)),
    ),
    step('guide.corner', isCorner, placed(isCorner)),
  ]
}

/** As many as the text says. */
const MANY = 3

function placesFor(tables: Tables, view: State, seat: Seat, wanted: (cell: number) => boolean): Target[] {
  return legalFor(tables, view, seat).flatMap(action =>
    action.type === 'place' && wanted(action.cell) ? [{ cell: action.cell }] : [],
  )
}
