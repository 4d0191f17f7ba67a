import {
  checkAgainst,
  type Game,
  type GameTypes,
  type Outcome,
  openInformation,
  type Rules,
  type Seat,
} from '@sextant/engine'
import { rhombus } from '@sextant/hex'
import * as v from 'valibot'

/**
 * Stones, the game to compare frameworks on. A rhombus of 11 × 11 hexes, two seats with eight stones each in
 * hand. A turn is to place a stone from the hand on an empty hex, or to move one of one's stones on the board
 * to a neighbouring hex that is empty or holds a stone of the other side, which is captured and gone. Who has
 * no stone left, in hand or on the board, has lost; after 200 turns the side with more stones left wins.
 *
 * There is always something to do: 16 stones cannot fill 121 hexes, so a stone in hand can be placed, and some
 * stone of those on the board stands beside a hex that is not its own side's.
 */
export const SIDE = 11
export const STONES = 8
export const TURNS = 200

const SIZE = SIDE * SIDE

const cell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIZE - 1))
const hand = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STONES))
const stones = v.pipe(v.array(cell), v.maxLength(STONES))
const state = v.strictObject({
  /** What is on each cell: 0 nothing, 1 a stone of the first seat, 2 one of the second. */
  cells: v.pipe(v.array(v.picklist([0, 1, 2])), v.length(SIZE)),
  /** Where the stones of each seat stand. */
  stones: v.tuple([stones, stones]),
  hands: v.tuple([hand, hand]),
  /** How many turns have been taken; the seats take them in turn. */
  turn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TURNS)),
})
const action = v.variant('type', [
  v.strictObject({ type: v.literal('place'), at: cell }),
  v.strictObject({ type: v.literal('move'), from: cell, to: cell }),
])
const options = v.strictObject({})

export type Options = v.InferOutput<typeof options>
export type State = v.InferOutput<typeof state>
export type Action = v.InferOutput<typeof action>
export type Event =
  | { type: 'placed'; seat: Seat; at: number }
  | { type: 'moved'; seat: Seat; from: number; to: number; captured: boolean }

/** The types of the game under one name. */
export interface Stones extends GameTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: undefined
}

export const stonesGame: Game<Stones> = {
  id: 'stones',
  title: 'Stones',
  version: 1,
  about: { summary: 'Place, step, capture: rules small enough to weigh.', players: '2', length: '200 turns' },
  options,
  state,
  action,
  scenarios: [{ id: 'usual', title: '11 × 11, eight stones each', options: {} }],
  load: loadRules,
}

function loadRules(): Rules<Stones> {
  const { neighbours } = rhombus('pointy', SIDE, SIDE)
  // Actions never change, so that each is made once and lists hold references to it.
  const placing = Array.from({ length: SIZE }, (_, at): Action => ({ type: 'place', at }))
  const moving = Array.from(neighbours, (to, i): Action => ({ type: 'move', from: Math.floor(i / 6), to }))
  const turnOf = [[0], [1]] as const
  const nobody: readonly Seat[] = []

  function legal(state: State, seat: Seat): readonly Action[] {
    const listed: Action[] = []
    if (seat !== (state.turn & 1) || isOver(state)) return listed
    const { cells } = state
    const stone = stoneOf(seat)
    if (handOf(state, seat) > 0) {
      for (let at = 0; at < SIZE; at++) if (cells[at] === 0) listed.push(placing[at] as Action)
    }
    const own = stonesOf(state, seat)
    for (let i = 0; i < own.length; i++) {
      const first = (own[i] as number) * 6
      for (let step = first; step < first + 6; step++) {
        const to = neighbours[step] as number
        if (to >= 0 && cells[to] !== stone) listed.push(moving[step] as Action)
      }
    }
    return listed
  }

  return {
    seats: ['black', 'white'],
    tables: undefined,
    limit: TURNS,
    setup: () => ({ cells: Array(SIZE).fill(0), stones: [[], []], hands: [STONES, STONES], turn: 0 }),
    toAct: state => (isOver(state) ? nobody : (turnOf[state.turn & 1] ?? nobody)),
    legal,
    check: checkAgainst(legal, 'wrong-turn', 'Place a stone on an empty hex, or move one beside it.'),
    apply(state, seat, action, _dice, emit) {
      const { cells } = state
      const own = stonesOf(state, seat)
      const stone = stoneOf(seat)
      state.turn++
      switch (action.type) {
        case 'place': {
          const { at } = action
          cells[at] = stone
          own.push(at)
          state.hands[seat as 0 | 1]--
          emit({ type: 'placed', seat, at })
          return
        }
        case 'move': {
          const { from, to } = action
          const captured = cells[to] !== 0
          if (captured) takeAway(stonesOf(state, 1 - seat), to)
          cells[from] = 0
          cells[to] = stone
          own[own.indexOf(from)] = to
          emit({ type: 'moved', seat, from, to, captured })
        }
      }
    },
    outcome,
    ...openInformation<State>(({ cells, stones, hands, turn }) => ({
      cells: cells.slice(),
      stones: [stones[0].slice(), stones[1].slice()],
      hands: [hands[0], hands[1]],
      turn,
    })),
    flaws(state) {
      const isPlaced = state.cells.every((stone, at) =>
        [0, 1].every(seat => stonesOf(state, seat).includes(at) === (stone === seat + 1)),
      )
      if (!isPlaced) return [{ path: '/stones', message: 'the stones are not where the cells say they are' }]
      return [0, 1].flatMap(seat => {
        const own = stonesOf(state, seat)
        const isWhole = new Set(own).size === own.length && own.length + handOf(state, seat) <= STONES
        return isWhole ? [] : [{ path: `/stones/${seat}`, message: `a side has ${STONES} stones at most` }]
      })
    },
  }
}

function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined
  const [black, white] = [left(state, 0), left(state, 1)]
  const reason = black === 0 || white === 0 ? 'no-stones' : 'turn-limit'
  if (black === white) return { scores: [0.5, 0.5], reason }
  return { scores: black > white ? [1, 0] : [0, 1], reason }
}

function isOver(state: State): boolean {
  return state.turn >= TURNS || left(state, 0) === 0 || left(state, 1) === 0
}

/** Stones in hand and on the board. */
function left(state: State, seat: Seat): number {
  return handOf(state, seat) + stonesOf(state, seat).length
}

function handOf({ hands }: State, seat: Seat): number {
  return seat === 0 ? hands[0] : hands[1]
}

/** What a cell with a stone of a seat holds. */
function stoneOf(seat: Seat): 1 | 2 {
  return seat === 0 ? 1 : 2
}

function stonesOf({ stones }: State, seat: Seat): number[] {
  return seat === 0 ? stones[0] : stones[1]
}

/** The last stone of the list takes the place of the one that is gone. */
function takeAway(stones: number[], at: number): void {
  const last = stones.pop()
  if (last !== undefined && last !== at) stones[stones.indexOf(at)] = last
}
