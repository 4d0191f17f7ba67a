import type { Duel } from '../../duel.ts'
import { scalesOf } from './levels.ts'
import type { Move, Moves } from './moves.ts'
import { CONTEXT, COUNTER, CREW, HULL, type Position, sideAt, TURN } from './position.ts'

/**
 * What a position is worth to seat 0, as a function with a few thousand weights. Every level of every number in the
 * position and every part of its context has a row of weights; the rows that apply are added up, bent, and mixed by a
 * second, smaller layer into one number, which is turned into a chance.
 *
 * The rows' sums can be had for the price of what changes from one position to the next, and are kept by number until the
 * weights change.
 */
export class Network {
  readonly weights: Float64Array
  readonly #moves: Moves
  readonly #scales: readonly Rows[]
  /** By place in a position. */
  readonly #scaleAt: (Rows | undefined)[] = []
  readonly #contexts: ContextRows
  readonly #mixing: number
  readonly #thresholds: number
  readonly #output: number
  /** Raised whenever weights change. */
  #version = 1
  readonly #sums: Float64Array
  readonly #sumVersions: Int32Array
  readonly #contextSums: Float64Array[] = []
  readonly #contextVersions: number[] = []
  readonly #total = new Float64Array(WIDTH)
  readonly #bent = new Float64Array(WIDTH)
  readonly #mixed = new Float64Array(MIXED)
  readonly #before = new Float64Array(WIDTH)
  readonly #after = new Float64Array(WIDTH)
  readonly #stricken = new Float64Array(WIDTH)
  #learning: Learning | undefined

  constructor(duel: Duel, moves: Moves) {
    this.#moves = moves
    let rows = 0
    let cells = 0
    this.#scales = scalesOf(duel).map(({ at, levels }) => {
      const scale = rowsOf(at, levels, rows, cells)
      rows += levels.length
      cells += scale.top + 1
      this.#scaleAt[at] = scale
      return scale
    })
    this.#contexts = contextRows(duel, rows)
    this.#mixing = (rows + this.#contexts.count) * WIDTH
    this.#thresholds = this.#mixing + WIDTH * MIXED
    this.#output = this.#thresholds + MIXED
    this.weights = new Float64Array(this.#output + MIXED + 1)
    this.#sums = new Float64Array(cells * WIDTH)
    this.#sumVersions = new Int32Array(cells)
  }

  /** Weights to begin learning from. */
  scatter(uniform: () => number): void {
    const { weights } = this
    const spread = (from: number, to: number, width: number) => {
      for (let i = from; i < to; i++) weights[i] = (uniform() - 0.5) * width
    }
    spread(0, this.#mixing, 0.5)
    spread(this.#mixing, this.#thresholds, 2 / Math.sqrt(WIDTH))
    spread(this.#output, weights.length - 1, 2 / Math.sqrt(MIXED))
    this.#version++
  }

  /** To be called when the weights were changed from outside. */
  touch(): void {
    this.#version++
  }

  worth(position: Position): number {
    this.#addUp(position)
    return chanceOf(this.#mix())
  }

  /** Prepares to look at what a seat can do in a position: `act`, then `stand`, then `strike` as often as need be. */
  look(position: Position, seat: 0 | 1): void {
    const before = this.#before
    const other = sideAt(seat === 0 ? 1 : 0)
    before.fill(0)
    for (const scale of this.#scales) {
      if (scale.at === other + HULL || scale.at === other + CREW) continue
      this.#add(before, scale, position[scale.at] as number)
    }
  }

  /** Takes a move that does not end the duel, as far as it is sure what it does. */
  act(position: Position, move: Move, seat: 0 | 1): void {
    const after = this.#after
    const before = this.#before
    const context = this.#contextSum(move.next)
    for (let k = 0; k < WIDTH; k++) after[k] = (before[k] as number) + (context[k] as number)
    const { uses } = move
    const counters = sideAt(seat) + COUNTER
    for (let i = 0; i < uses.length; i++) {
      const use = uses[i] as number
      if (use !== 0) this.#exchange(after, counters + i, position[counters + i] as number, -use)
    }
    if (move.passes) this.#exchange(after, TURN, position[TURN] as number, 1)
  }

  /** What the dice did to the actor. */
  stand(position: Position, seat: 0 | 1, hull: number, crew: number): void {
    const side = sideAt(seat)
    const stricken = this.#stricken
    stricken.set(this.#after)
    const hullBefore = position[side + HULL] as number
    const crewBefore = position[side + CREW] as number
    if (hull !== hullBefore) this.#exchange(stricken, side + HULL, hullBefore, hull - hullBefore)
    if (crew !== crewBefore) this.#exchange(stricken, side + CREW, crewBefore, crew - crewBefore)
  }

  /** What it is worth when the dice have left the other so much. */
  strike(seat: 0 | 1, hull: number, crew: number): number {
    return this.#worthWith(this.#stricken, seat === 0 ? 1 : 0, hull, crew)
  }

  /** What positions are worth that differ only in the hull and crew of one seat. */
  family(position: Position, seat: 0 | 1): (hull: number, crew: number) => number {
    const side = sideAt(seat)
    const common = Float64Array.from(this.#contextSum(position[CONTEXT] as number))
    for (const scale of this.#scales)
      if (scale.at !== side + HULL && scale.at !== side + CREW)
        this.#add(common, scale, position[scale.at] as number)
    return (hull, crew) => this.#worthWith(common, seat, hull, crew)
  }

  /** Learns that a position is worth so much; weights change when a number of lessons is taken to heart together. */
  lesson(position: Position, worth: number): void {
    this.#learning ??= learningOf(this.weights.length)
    const { slopes } = this.#learning
    const { weights } = this
    this.#addUp(position)
    const error = chanceOf(this.#mix()) - worth
    const total = this.#total
    const bent = this.#bent
    const mixed = this.#mixed
    const back = this.#before
    back.fill(0)
    raise(slopes, weights.length - 1, error)
    for (let j = 0, row = this.#mixing; j < MIXED; j++, row += WIDTH) {
      const value = mixed[j] as number
      raise(slopes, this.#output + j, error * value)
      const share = error * (weights[this.#output + j] as number) * (value > 0 ? 1 : LEAK)
      raise(slopes, this.#thresholds + j, share)
      for (let k = 0; k < WIDTH; k++) {
        slopes[row + k] = (slopes[row + k] as number) + share * (bent[k] as number)
        back[k] = (back[k] as number) + share * (weights[row + k] as number)
      }
    }
    for (let k = 0; k < WIDTH; k++) {
      const sum = total[k] as number
      if (sum <= 0 || sum >= 1) back[k] = (back[k] as number) * LEAK
    }
    for (const row of this.#contexts.of(this.#moves, position[CONTEXT] as number))
      raiseRow(slopes, row, back, 1)
    for (const scale of this.#scales) {
      const value = Math.min(scale.top, position[scale.at] as number)
      const row = scale.below[value] as number
      const share = scale.share[value] as number
      if (share < 1) raiseRow(slopes, row, back, 1 - share)
      if (share > 0) raiseRow(slopes, row + 1, back, share)
    }
  }

  /** Changes the weights by what the last `lessons` said, each weight at a rate of its own (Adam). */
  takeToHeart(rate: number, lessons: number): void {
    this.#learning ??= learningOf(this.weights.length)
    const learning = this.#learning
    const { slopes, means, squares } = learning
    const { weights } = this
    learning.steps++
    const pace = rate / (1 - MEMORY ** learning.steps)
    const warm = 1 / (1 - LONG_MEMORY ** learning.steps)
    for (let i = 0; i < weights.length; i++) {
      const slope = (slopes[i] as number) / lessons
      const mean = MEMORY * (means[i] as number) + (1 - MEMORY) * slope
      const square = LONG_MEMORY * (squares[i] as number) + (1 - LONG_MEMORY) * slope * slope
      means[i] = mean
      squares[i] = square
      weights[i] = (weights[i] as number) - (pace * mean) / (Math.sqrt(square * warm) + TINY)
    }
    slopes.fill(0)
    this.#version++
  }

  #addUp(position: Position): void {
    const total = this.#total
    total.set(this.#contextSum(position[CONTEXT] as number))
    for (const scale of this.#scales) this.#add(total, scale, position[scale.at] as number)
  }

  #worthWith(common: Float64Array, seat: 0 | 1, hull: number, crew: number): number {
    const side = sideAt(seat)
    const hulls = this.#sum(this.#scaleAt[side + HULL] as Rows, hull)
    const crews = this.#sum(this.#scaleAt[side + CREW] as Rows, crew)
    const sums = this.#sums
    const total = this.#total
    for (let k = 0; k < WIDTH; k++)
      total[k] = (common[k] as number) + (sums[hulls + k] as number) + (sums[crews + k] as number)
    return chanceOf(this.#mix())
  }

  #mix(): number {
    const { weights } = this
    const total = this.#total
    const bent = this.#bent
    const mixed = this.#mixed
    for (let k = 0; k < WIDTH; k++) {
      const sum = total[k] as number
      bent[k] = sum <= 0 ? LEAK * sum : sum < 1 ? sum : 1 + LEAK * (sum - 1)
    }
    let out = weights[weights.length - 1] as number
    for (let j = 0, row = this.#mixing; j < MIXED; j++, row += WIDTH) {
      // Four sums side by side, which a processor adds up faster than one.
      let a = weights[this.#thresholds + j] as number
      let b = 0
      let c = 0
      let d = 0
      for (let k = 0; k < WIDTH; k += 4) {
        a += (weights[row + k] as number) * (bent[k] as number)
        b += (weights[row + k + 1] as number) * (bent[k + 1] as number)
        c += (weights[row + k + 2] as number) * (bent[k + 2] as number)
        d += (weights[row + k + 3] as number) * (bent[k + 3] as number)
      }
      const sum = a + b + (c + d)
      const value = sum > 0 ? sum : LEAK * sum
      mixed[j] = value
      out += (weights[this.#output + j] as number) * value
    }
    return out
  }

  #add(to: Float64Array, scale: Rows, value: number): void {
    const from = this.#sum(scale, value)
    const sums = this.#sums
    for (let k = 0; k < WIDTH; k++) to[k] = (to[k] as number) + (sums[from + k] as number)
  }

  #exchange(to: Float64Array, at: number, value: number, by: number): void {
    const scale = this.#scaleAt[at] as Rows
    const before = this.#sum(scale, value)
    const after = this.#sum(scale, value + by)
    const sums = this.#sums
    for (let k = 0; k < WIDTH; k++)
      to[k] = (to[k] as number) + (sums[after + k] as number) - (sums[before + k] as number)
  }

  /** Where in `#sums` the weights of a number stand. */
  #sum({ cell, top, below, share }: Rows, value: number): number {
    const bounded = value > top ? top : value
    const to = (cell + bounded) * WIDTH
    if (this.#sumVersions[cell + bounded] === this.#version) return to
    this.#sumVersions[cell + bounded] = this.#version
    const { weights } = this
    const sums = this.#sums
    const low = (below[bounded] as number) * WIDTH
    const part = share[bounded] as number
    if (part === 0) {
      for (let k = 0; k < WIDTH; k++) sums[to + k] = weights[low + k] as number
      return to
    }
    const high = low + WIDTH
    for (let k = 0; k < WIDTH; k++)
      sums[to + k] = (1 - part) * (weights[low + k] as number) + part * (weights[high + k] as number)
    return to
  }

  #contextSum(number: number): Float64Array {
    this.#contextSums[number] ??= new Float64Array(WIDTH)
    const sum = this.#contextSums[number]
    if (this.#contextVersions[number] === this.#version) return sum
    this.#contextVersions[number] = this.#version
    sum.fill(0)
    for (const row of this.#contexts.of(this.#moves, number)) {
      const from = row * WIDTH
      for (let k = 0; k < WIDTH; k++) sum[k] = (sum[k] as number) + (this.weights[from + k] as number)
    }
    return sum
  }
}

/** Sums in the first layer, a multiple of four, and in the second. */
const WIDTH = 24
const MIXED = 12
/** How much of a sum below 0, or beyond what it may be, still counts. */
const LEAK = 0.05
/** How long Adam remembers slopes and their squares, in steps: about 1 / (1 − this). */
const MEMORY = 0.9
const LONG_MEMORY = 0.999
const TINY = 1e-8

function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

/** The rows of a scale: by number in a position, the row of the level below and the share of the next one. */
interface Rows {
  readonly at: number
  /** Number that the sums of this scale begin with. */
  readonly cell: number
  readonly top: number
  readonly below: Int32Array
  readonly share: Float64Array
}

function rowsOf(at: number, levels: readonly number[], row: number, cell: number): Rows {
  const top = levels.at(-1) ?? 0
  const below = new Int32Array(top + 1)
  const share = new Float64Array(top + 1)
  for (let value = 0; value <= top; value++) {
    const last = Math.max(0, levels.length - 2)
    const next = levels.findIndex(level => level > value)
    const i = next < 0 ? last : Math.max(0, next - 1)
    const [low, high] = [levels[i] ?? 0, levels[i + 1] ?? Number.POSITIVE_INFINITY]
    below[value] = row + i
    share[value] = Math.min(1, Math.max(0, (value - low) / (high - low)))
  }
  return { at, cell, top, below, share }
}

/** Which rows a context has. */
interface ContextRows {
  readonly count: number
  of(moves: Moves, number: number): readonly number[]
}

/** Whose action at which distance; what is loaded, and who is braced, gripped or dived, by who acts. */
function contextRows({ ruleset }: Duel, first: number): ContextRows {
  const distances = ruleset.distance.farthest
  const trackers = 2 * ruleset.turns.actions
  const marks = first + trackers * distances
  const loads = marks + 2 * FLAGS * 2
  const known: (readonly number[])[] = []
  return {
    count: loads + 2 * distances * 4 - first,
    of(moves, number) {
      const before = known[number]
      if (before) return before
      const { T, D, flags, seat } = moves.place(number)
      const rows = [first + T * distances + D]
      for (const side of [0, 1] as const) {
        rows.push(marks + (side * FLAGS + flags[side]) * 2 + seat)
        rows.push(loads + ((side * distances + D) * 2 + (flags[side] & 1)) * 2 + seat)
      }
      known[number] = rows
      return rows
    },
  }
}

const FLAGS = 16

/** What is kept from one lesson to the next. */
interface Learning {
  steps: number
  readonly slopes: Float64Array
  readonly means: Float64Array
  readonly squares: Float64Array
}

function learningOf(size: number): Learning {
  return {
    steps: 0,
    slopes: new Float64Array(size),
    means: new Float64Array(size),
    squares: new Float64Array(size),
  }
}

function raise(slopes: Float64Array, at: number, by: number): void {
  slopes[at] = (slopes[at] as number) + by
}

function raiseRow(slopes: Float64Array, row: number, by: Float64Array, share: number): void {
  const from = row * WIDTH
  for (let k = 0; k < WIDTH; k++) slopes[from + k] = (slopes[from + k] as number) + share * (by[k] as number)
}
