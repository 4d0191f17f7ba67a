import {
  checkAgainst,
  copyPlain,
  type Dice,
  type Flaw,
  type Game,
  type GameTypes,
  type Rules,
  type Seat,
  type Viewer,
} from '@sextant/engine'
import { type Board, hexagon } from '@sextant/hex'
import { aboutIn } from '@sextant/scene'
import * as v from 'valibot'
import { card } from './card.ts'

/**
 * Hexes come under the hammer one after the other, worth 1 to 3 each. Both sides bid in secret out of a purse
 * of coins; the higher bid pays and takes the hex, a tie is settled by the toss of a coin. Most value wins.
 */
const options = v.strictObject({
  radius: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  coins: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
})
/** Of a board of radius 4. */
const MOST_CELLS = 61

const coins = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
/** Nobody, a bid that was made but may not be seen, or the bid. */
const bid = v.union([v.null(), v.literal('sealed'), coins])
const state = v.strictObject({
  /** The cells that are left, the one on offer first, and what each is worth. */
  lots: v.pipe(
    v.array(v.strictObject({ cell: coins, worth: v.picklist([1, 2, 3]) })),
    v.maxLength(MOST_CELLS),
  ),
  /** Who holds each cell, and what it is worth to them. */
  owners: v.pipe(
    v.array(v.nullable(v.strictObject({ seat: v.picklist([0, 1]), worth: v.picklist([1, 2, 3]) }))),
    v.maxLength(MOST_CELLS),
  ),
  purses: v.strictTuple([coins, coins]),
  bids: v.strictTuple([bid, bid]),
})
const action = v.strictObject({ bid: coins })

export type Options = v.InferOutput<typeof options>
export type State = v.InferOutput<typeof state>
export type Action = v.InferOutput<typeof action>
export type Event =
  | { type: 'sealed'; seat: Seat }
  | { type: 'opened'; cell: number; worth: number; bids: [number, number]; winner: Seat; tossed: boolean }

/** The types of the game under one name. */
export interface SealedBids extends GameTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: Board
}

export const sealedBids: Game<SealedBids> = {
  id: 'sealed-bids',
  title: card.title.en,
  version: 1,
  about: aboutIn(card),
  options,
  state,
  action,
  scenarios: [
    { id: 'classic', title: card.scenarios.classic.en, options: { radius: 1, coins: 20 } },
    { id: 'long', title: card.scenarios.long.en, options: { radius: 2, coins: 60 } },
  ],
  names: async () => (await import('./names.ts')).names,
  load: loadRules,
}

function loadRules({ radius, coins }: Options): Rules<SealedBids> {
  const board = hexagon('pointy', radius)
  const { size } = board

  const toAct = ({ lots, bids }: State) =>
    lots.length === 0 ? [] : [0, 1].filter(seat => bids[seat] === null)
  const legal = (state: State, seat: Seat): Action[] =>
    toAct(state).includes(seat)
      ? Array.from({ length: (state.purses[seat as 0 | 1] ?? 0) + 1 }, (_, bid) => ({ bid }))
      : []

  /** A viewer sees its own bid; another's is only seen to have been made. */
  function view(state: State, viewer: Viewer): State {
    const seen = copyPlain(state)
    for (const seat of [0, 1] as const)
      if (seat !== viewer && seen.bids[seat] !== null) seen.bids[seat] = 'sealed'
    return seen
  }

  function imagine(view: State, _seat: Seat, dice: Dice): State {
    const whole = copyPlain(view)
    for (const seat of [0, 1] as const)
      if (whole.bids[seat] === 'sealed') whole.bids[seat] = dice.d(whole.purses[seat] + 1) - 1
    return whole
  }

  return {
    seats: ['gold', 'teal'],
    tables: board,
    limit: 2 * size,
    setup: dice => ({
      lots: dice
        .shuffle([...Array(size).keys()])
        .map(cell => ({ cell, worth: dice.pick([1, 2, 3] as const) })),
      owners: Array.from({ length: size }, () => null),
      purses: [coins, coins],
      bids: [null, null],
    }),
    toAct,
    legal,
    check: checkAgainst(legal, 'cannot-pay', 'A bid is a number of coins, at most what is in your purse.'),
    apply(state, seat, { bid }, dice, emit) {
      state.bids[seat as 0 | 1] = bid
      emit({ type: 'sealed', seat })
      const [gold, teal] = state.bids
      const [lot] = state.lots
      if (typeof gold !== 'number' || typeof teal !== 'number' || !lot) return
      const winner = gold > teal || (gold === teal && dice.d(2) === 1) ? 0 : 1
      emit({ type: 'opened', ...lot, bids: [gold, teal], winner, tossed: gold === teal })
      state.owners[lot.cell] = { seat: winner, worth: lot.worth }
      state.purses[winner] -= Math.max(gold, teal)
      state.bids = [null, null]
      state.lots.shift()
    },
    outcome(state) {
      if (state.lots.length > 0) return undefined
      const [gold, teal] = [worthOf(state, 0), worthOf(state, 1)]
      if (gold === teal) return { scores: [0.5, 0.5], reason: 'equal-value' }
      return { scores: gold > teal ? [1, 0] : [0, 1], reason: 'more-value' }
    },
    copy: copyPlain,
    view,
    imagine,
    reveals: event => event.type === 'opened',
    flaws: state => positionFlaws(size, coins, state),
  }
}

/** What is on offer is on the board and not sold; nobody bids more than is in the purse, and two bids are opened at once. */
function positionFlaws(size: number, coins: number, { lots, owners, purses, bids }: State): Flaw[] {
  if (owners.length !== size)
    return [{ path: '/owners', message: `found ${owners.length} cells, expected ${size}` }]
  const flaws = lots.flatMap(({ cell }, index): Flaw[] => {
    const path = `/lots/${index}/cell`
    if (cell >= size) return [{ path, message: `found ${cell}, the last cell is ${size - 1}` }]
    if (lots.findIndex(other => other.cell === cell) < index)
      return [{ path, message: `the cell ${cell} is on offer already` }]
    return owners[cell] ? [{ path, message: `the cell ${cell} has been sold` }] : []
  })
  for (const seat of [0, 1] as const) {
    const bid = bids[seat]
    if (bid === 'sealed')
      flaws.push({ path: `/bids/${seat}`, message: 'found a sealed bid: a position has the number' })
    if (purses[seat] > coins)
      flaws.push({ path: `/purses/${seat}`, message: `found ${purses[seat]}, it held ${coins} at the start` })
    if (typeof bid === 'number' && bid > purses[seat])
      flaws.push({ path: `/bids/${seat}`, message: `found ${bid}, the purse holds ${purses[seat]}` })
  }
  if (bids.every(bid => bid !== null)) flaws.push({ path: '/bids', message: 'two bids are opened at once' })
  return flaws
}

export function worthOf({ owners }: State, seat: Seat): number {
  return owners.reduce((sum, owner) => (owner?.seat === seat ? sum + owner.worth : sum), 0)
}
