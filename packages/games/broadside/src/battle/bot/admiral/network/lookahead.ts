import { loserOf, scoresOf } from '../../../rules/end-states.ts'
import type { Tables } from '../../../tables.ts'
import { type Falls, fallAt, type Move, type Moves } from './moves.ts'
import type { Network } from './network.ts'
import { CONTEXT, COUNTER, CREW, HULL, type Position, sideAt, TURN } from './position.ts'

/** What can be done in a position, and the network's values one action ahead. */
export interface Outlook {
  readonly seat: 0 | 1
  readonly moves: readonly Move[]
  /** By move, to seat 0. */
  readonly values: readonly number[]
  /** Number of the best move for the side to act. */
  readonly best: number
}

/**
 * Moves on positions, and a look one action ahead. What a move does comes from the rules; the tests compare where it leads
 * with where the rules lead.
 */
export class Lookahead {
  readonly #moves: Moves
  readonly #network: Network
  readonly #uniform: () => number
  readonly #limit: number
  /** The value to seat 0 of a duel that is broken off at the turn limit. */
  readonly #brokenOff: number
  readonly #hullMax: readonly [number, number]
  /** 0 for a side without crew. */
  readonly #crewMax: readonly [number, number]

  constructor(tables: Tables, moves: Moves, network: Network, uniform: () => number) {
    this.#moves = moves
    this.#network = network
    this.#uniform = uniform
    this.#limit = tables.ruleset.turns.limit
    this.#brokenOff = scoresOf(tables, { reason: 'lost-sight' })[0]
    const { sides } = tables
    this.#hullMax = [sides[0].hullMax, sides[1].hullMax]
    this.#crewMax = [sides[0].crewMax ?? 0, sides[1].crewMax ?? 0]
  }

  from(position: Position): Outlook {
    const { seat } = this.#moves.place(position[CONTEXT] as number)
    const moves = this.#moves.in(position)
    this.#network.look(position, seat)
    const values: number[] = []
    let best = 0
    let highest = seat === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    for (const move of moves) {
      const value = this.#value(position, move, seat)
      if (seat === 0 ? value > highest : value < highest) {
        best = values.length
        highest = value
      }
      values.push(value)
    }
    return { seat, moves, values, best }
  }

  /** Carries a move out with dice. Returns the score of seat 0 if that ends the duel. */
  go(position: Position, move: Move, seat: 0 | 1): number | undefined {
    if (endsSurely(move)) return move.score
    const other = seat === 0 ? 1 : 0
    this.#fall(position, seat, move.own)
    this.#fall(position, other, move.other)
    const counters = sideAt(seat) + COUNTER
    for (const [i, use] of move.uses.entries())
      position[counters + i] = (position[counters + i] as number) - use
    const loser = loserOf(seat, isBroken(position, seat), isBroken(position, other))
    if (loser !== undefined) return loser === 0 ? 0 : 1
    position[CONTEXT] = move.next
    if (!move.passes) return undefined
    const turn = position[TURN] as number
    position[TURN] = turn + 1
    return turn >= this.#limit ? this.#brokenOff : undefined
  }

  #fall(position: Position, seat: 0 | 1, falls: Falls): void {
    const at = sideAt(seat)
    const fall = falls.count === 1 ? 0 : fallAt(falls, this.#uniform())
    position[at + HULL] = this.#hullAfter(position, seat, falls.hull[fall] as number)
    position[at + CREW] = this.#crewAfter(position, seat, falls.crew[fall] as number)
  }

  #hullAfter(position: Position, seat: 0 | 1, lost: number): number {
    return Math.min(this.#hullMax[seat], (position[sideAt(seat) + HULL] as number) - lost)
  }

  #crewAfter(position: Position, seat: 0 | 1, lost: number): number {
    const most = this.#crewMax[seat]
    return most === 0 ? 1 : Math.min(most, (position[sideAt(seat) + CREW] as number) - lost)
  }

  /** Where dice can fall in many ways, a few stand for all: evenly spread, from a place that is drawn. */
  #value(position: Position, move: Move, seat: 0 | 1): number {
    if (endsSurely(move)) return move.score
    const { own, other } = move
    const network = this.#network
    const lost = seat === 0 ? 0 : 1
    const over = move.passes && (position[TURN] as number) >= this.#limit
    if (move.next >= 0) network.act(position, move, seat)
    const owns = Math.min(own.count, FEW)
    const others = Math.min(other.count, owns > 1 ? FEWER : FEW)
    const ownDraw = owns < own.count ? this.#uniform() : 0
    const otherDraw = others < other.count ? this.#uniform() : 0
    const theirSeat = seat === 0 ? 1 : 0
    let sum = 0
    for (let i = 0; i < owns; i++) {
      const ownFall = owns < own.count ? fallAt(own, (i + ownDraw) / owns) : i
      const ownChance = owns < own.count ? 1 / owns : (own.chance[ownFall] as number)
      const hull = this.#hullAfter(position, seat, own.hull[ownFall] as number)
      const crew = this.#crewAfter(position, seat, own.crew[ownFall] as number)
      if (hull < 1 || crew < 1 || move.next < 0) {
        sum += ownChance * lost
        continue
      }
      network.stand(position, seat, hull, crew)
      let inner = 0
      for (let j = 0; j < others; j++) {
        const fall = others < other.count ? fallAt(other, (j + otherDraw) / others) : j
        const chance = others < other.count ? 1 / others : (other.chance[fall] as number)
        const theirHull = this.#hullAfter(position, theirSeat, other.hull[fall] as number)
        const theirCrew = this.#crewAfter(position, theirSeat, other.crew[fall] as number)
        if (theirHull < 1 || theirCrew < 1) inner += chance * (1 - lost)
        else inner += chance * (over ? this.#brokenOff : network.strike(seat, theirHull, theirCrew))
      }
      sum += ownChance * inner
    }
    return sum
  }
}

/** How many ways dice may fall before a few of them stand for all; fewer where both sides are hit. */
const FEW = 10
const FEWER = 8

function endsSurely({ next, own }: Move): boolean {
  return next < 0 && own.count === 1 && own.crew[0] === 0
}

function isBroken(position: Position, seat: 0 | 1): boolean {
  const at = sideAt(seat)
  return (position[at + HULL] as number) < 1 || (position[at + CREW] as number) < 1
}
