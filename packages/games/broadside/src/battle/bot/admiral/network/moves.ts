import { at } from '@sextant/engine'
import type { ActionId } from '../../../actions.ts'
import type { Combatant } from '../../../schema.ts'
import type { Chase } from '../../../state.ts'
import { otherSeat, type Tables } from '../../../tables.ts'
import { type Context, placeOf } from '../context.ts'
import { COUNTERS } from '../counters.ts'
import { type Effects, MOST_CREW, type Toll } from '../effects.ts'
import { CONTEXT, COUNTER, CREW, type Position, sideAt } from './position.ts'

/** What an action does, in the form that training computes with. */
export interface Move {
  readonly type: ActionId
  /** Number of the context afterwards, or −1 where the action ends the duel whatever the dice say. */
  readonly next: number
  /** What such an end is worth to seat 0. */
  readonly score: number
  /** By counter. */
  readonly uses: readonly number[]
  /** Whether the turn is over. */
  readonly passes: boolean
  /** What it does to the actor and to the other; the two are independent of each other. */
  readonly own: Falls
  readonly other: Falls
}

/** The ways dice can fall, from little harm to much, so that a few evenly spread ones can stand for all. */
export interface Falls {
  readonly count: number
  readonly hull: Int32Array
  readonly crew: Int32Array
  readonly chance: Float64Array
  /** The chance of this and all that come before. */
  readonly upTo: Float64Array
}

export interface Place {
  readonly context: Context
  readonly T: number
  readonly D: number
  readonly chase: Chase
  /** By seat: what is loaded, braced, gripped, under water, as one number. */
  readonly flags: readonly [number, number]
  readonly seat: 0 | 1
}

/** All contexts seen so far, by number, and what can be done in each. */
export class Moves {
  readonly #duel: Tables
  readonly #effects: Effects
  readonly #numbers = new Map<Context, number>()
  readonly #places: Place[] = []
  readonly #legal: Map<number, readonly ActionId[]>[] = []
  readonly #lists: Map<number, readonly Move[]>[] = []
  readonly #moves: Map<string, Move>[] = []
  /** By seat and counter: the most that one action takes of it. */
  readonly #dearest: readonly [readonly number[], readonly number[]]

  constructor(tables: Tables, effects: Effects) {
    this.#duel = tables
    this.#effects = effects
    this.#dearest = [dearestOf(tables.sides[0]), dearestOf(tables.sides[1])]
  }

  numberOf(context: Context): number {
    const known = this.#numbers.get(context)
    if (known !== undefined) return known
    const number = this.#places.length
    this.#numbers.set(context, number)
    this.#places.push({ context, ...placeOf(context), seat: this.#effects.seatToAct(context) })
    this.#legal.push(new Map())
    this.#lists.push(new Map())
    this.#moves.push(new Map())
    return number
  }

  place(number: number): Place {
    return at(this.#places, number)
  }

  /** What the side to act can do. */
  in(position: Position): readonly Move[] {
    const number = position[CONTEXT] as number
    const { context, seat } = this.place(number)
    const side = sideAt(seat)
    const dearest = this.#dearest[seat]
    let means = 0
    for (let i = 0; i < dearest.length; i++) {
      const most = dearest[i] ?? 0
      means = means * (most + 1) + Math.min(most, position[side + COUNTER + i] as number)
    }
    const legal = at(this.#legal, number)
    let types = legal.get(means)
    if (!types) {
      const counters = [...position.subarray(side + COUNTER, side + COUNTER + COUNTERS.length)]
      types = this.#effects.legal(context, counters)
      legal.set(means, types)
    }
    // Only the dice of a boarding party depend on the crew.
    const crew = types.includes('board') ? (position[side + CREW] as number) : 0
    const key = means * MOST_CREW + crew
    const lists = at(this.#lists, number)
    const known = lists.get(key)
    if (known) return known
    const list = types.map(type => this.#move(number, type, crew))
    lists.set(key, list)
    return list
  }

  #move(number: number, type: ActionId, crew: number): Move {
    const key = type === 'board' ? `board ${crew}` : type
    const moves = at(this.#moves, number)
    const known = moves.get(key)
    if (known) return known
    const { context, seat } = this.place(number)
    const { next, score, uses, own, other } = this.#effects.of(context, type, crew)
    const after = next === undefined ? -1 : this.numberOf(next)
    const move = {
      type,
      next: after,
      score,
      uses,
      passes: after >= 0 && this.place(after).seat !== seat,
      own: fallsOf(own, this.#duel.sides[seat]),
      other: fallsOf(other, this.#duel.sides[otherSeat(seat)]),
    }
    moves.set(key, move)
    return move
  }
}

function dearestOf({ powers }: Combatant): number[] {
  const breath = Math.max(1, ...Object.values(powers).map(power => power.breath))
  return COUNTERS.map(counter => (counter === 'breath' ? breath : 1))
}

function fallsOf(tolls: readonly Toll[], { hullMax, crewMax }: Combatant): Falls {
  const harm = ({ hull, crew }: Toll) => hull / hullMax + (crewMax === undefined ? 0 : crew / crewMax)
  const sorted = [...tolls].sort((a, b) => harm(a) - harm(b))
  let sum = 0
  return {
    count: sorted.length,
    hull: Int32Array.from(sorted, ({ hull }) => hull),
    crew: Int32Array.from(sorted, ({ crew }) => crew),
    chance: Float64Array.from(sorted, ({ chance }) => chance),
    upTo: Float64Array.from(sorted, ({ chance }) => {
      sum += chance
      return sum
    }),
  }
}

/** The first fall at which the chances so far exceed `part` (0 … 1). */
export function fallAt({ upTo }: Falls, part: number): number {
  let low = 0
  let high = upTo.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((upTo[middle] as number) > part) high = middle
    else low = middle + 1
  }
  return low
}
