import {
  checkAgainst,
  copyPlain,
  type Game,
  type GameTypes,
  openInformation,
  type Rules,
  type Seat,
} from '@sextant/engine'
import { type Board, hexagon, neighbour } from '@sextant/hex'
import { aboutIn } from '@sextant/scene'
import * as v from 'valibot'
import { card } from './card.ts'

const cell = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(60))
const options = v.strictObject({ radius: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)) })
/** The cells of white's pawns and of black's, -1 for a captured one; and whose turn it is. */
const pawns = v.pipe(v.array(cell), v.maxLength(9))
const state = v.strictObject({ pawns: v.strictTuple([pawns, pawns]), turn: v.picklist([0, 1]) })
const action = v.strictObject({ from: cell, to: cell })
export type Options = v.InferOutput<typeof options>
export type State = v.InferOutput<typeof state>
export type Action = v.InferOutput<typeof action>
export type Event = { type: 'moved' | 'captured'; seat: Seat; from: number; to: number }

/** The types of the game under one name. */
export interface Hexapawn extends GameTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: Board
}

export const hexapawn: Game<Hexapawn> = {
  id: 'hexapawn',
  title: card.title.en,
  version: 1,
  about: aboutIn(card),
  options,
  state,
  action,
  scenarios: [
    { id: 'classic', title: card.scenarios.classic.en, options: { radius: 2 } },
    { id: 'small', title: card.scenarios.small.en, options: { radius: 1 } },
  ],
  names: async () => (await import('./names.ts')).names,
  load: loadRules,
}

function loadRules({ radius }: Options): Rules<Hexapawn> {
  const board = hexagon('flat', radius)
  // White goes up the board (direction 0), black down (3); to either side of that they capture.
  const ahead = (from: number, seat: Seat, side = 0) => neighbour(board, from, (3 * seat + side + 6) % 6)
  // Every column of hexes has a white pawn at its foot and a black one at its head.
  const edge = (seat: Seat) => [...board.q.keys()].filter(at => ahead(at, seat) < 0)
  const pawnsOf = ({ pawns }: State, seat: Seat) => (seat === 0 ? pawns[0] : pawns[1])

  function moves(state: State, seat: Seat): Action[] {
    const [own, others] = [pawnsOf(state, seat), pawnsOf(state, 1 - seat)]
    return own.flatMap(from => {
      if (from < 0) return []
      const step = [ahead(from, seat)].filter(to => to >= 0 && !own.includes(to) && !others.includes(to))
      const sides = [ahead(from, seat, -1), ahead(from, seat, 1)]
      return [...step, ...sides.filter(to => to >= 0 && others.includes(to))].map(to => ({ from, to }))
    })
  }
  function outcome(state: State) {
    const mover = 1 - state.turn
    const across = pawnsOf(state, mover).some(at => at >= 0 && ahead(at, mover) < 0)
    if (!across && moves(state, state.turn).length > 0) return undefined
    return { scores: [1 - mover, mover], reason: across ? 'across' : 'no-moves' }
  }
  const legal = (s: State, seat: Seat) => (seat !== s.turn || outcome(s) ? [] : moves(s, seat))
  return {
    seats: ['white', 'black'],
    tables: board,
    limit: 8 * radius * (2 * radius + 1),
    setup: () => ({ pawns: [edge(1), edge(0)], turn: 0 }),
    toAct: state => (outcome(state) ? [] : [state.turn]),
    legal,
    check: checkAgainst(legal, 'wrong-move', 'Pawns step ahead onto a free hex or capture beside it.'),
    apply(state, seat, { from, to }, _dice, emit) {
      const [own, others] = [pawnsOf(state, seat), pawnsOf(state, 1 - seat)]
      emit({ type: others.includes(to) ? 'captured' : 'moved', seat, from, to })
      own[own.indexOf(from)] = to
      if (others.includes(to)) others[others.indexOf(to)] = -1
      state.turn = state.turn === 0 ? 1 : 0
    },
    outcome,
    ...openInformation<State>(copyPlain),
    flaws({ pawns }) {
      const placed = pawns.flat().filter(at => at >= 0)
      const sound = new Set(placed).size === placed.length && placed.every(at => at < board.size)
      return sound ? [] : [{ path: '/pawns', message: 'pawns stand on cells of the board, one on each' }]
    },
  }
}
