import type { Tables } from '../../../tables.ts'
import { Adam } from './adam.ts'
import { scalesOf } from './levels.ts'
import type { Move, Moves } from './moves.ts'
import { CONTEXT, COUNTER, CREW, HULL, type Position, sideAt, TURN } from './position.ts'
import { type ContextRows, contextRows, type Rows, rowsOf } from './rows.ts'

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
  /** By scale: where in `#sums` the weights of its number stand. */
  readonly #starts: Int32Array
  readonly #total = new Float64Array(WIDTH)
  readonly #bent = new Float64Array(WIDTH)
  readonly #mixed = new Float64Array(MIXED)
  readonly #shares = new Float64Array(MIXED)
  readonly #before = new Float64Array(WIDTH)
  readonly #after = new Float64Array(WIDTH)
  readonly #stricken = new Float64Array(WIDTH)
  #adam: Adam | undefined

  constructor(tables: Tables, moves: Moves) {
    this.#moves = moves
    let rows = 0
    let cells = 0
    this.#scales = scalesOf(tables).map(({ at, levels }) => {
      const scale = rowsOf(at, levels, rows, cells)
      rows += levels.length
      cells += scale.top + 1
      this.#scaleAt[at] = scale
      return scale
    })
    this.#starts = new Int32Array(this.#scales.length)
    this.#contexts = contextRows(tables, rows)
    this.#mixing = (rows + this.#contexts.count) * WIDTH
    this.#thresholds = this.#mixing + WIDTH * MIXED
    this.#output = this.#thresholds + MIXED
    this.weights = new Float64Array(this.#output + MIXED + 1)
    this.#sums = new Float64Array(cells * WIDTH)
    this.#sumVersions = new Int32Array(cells)
  }

  /** Weights to begin learning from. */
  initialise(uniform: () => number): void {
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
  invalidate(): void {
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
  accumulate(position: Position, worth: number): void {
    this.#adam ??= new Adam(this.weights.length)
    const { gradients } = this.#adam
    const { weights } = this
    this.#addUp(position)
    const error = chanceOf(this.#mix()) - worth
    const total = this.#total
    const bent = this.#bent
    const mixed = this.#mixed
    const shares = this.#shares
    const back = this.#before
    raise(gradients, weights.length - 1, error)
    for (let j = 0; j < MIXED; j++) {
      const value = mixed[j] as number
      raise(gradients, this.#output + j, error * value)
      const share = error * (weights[this.#output + j] as number) * (value > 0 ? 1 : LEAK)
      raise(gradients, this.#thresholds + j, share)
      shares[j] = share
    }
    back.fill(0)
    // Two rows at a time: what both need is fetched once.
    for (let j = 0, row = this.#mixing; j < MIXED; j += 2, row += 2 * WIDTH) {
      const share = shares[j] as number
      const shareNext = shares[j + 1] as number
      const next = row + WIDTH
      for (let k = 0; k < WIDTH; k++) {
        const value = bent[k] as number
        gradients[row + k] = (gradients[row + k] as number) + share * value
        gradients[next + k] = (gradients[next + k] as number) + shareNext * value
        back[k] =
          (back[k] as number) +
          share * (weights[row + k] as number) +
          shareNext * (weights[next + k] as number)
      }
    }
    for (let k = 0; k < WIDTH; k++) {
      const sum = total[k] as number
      if (sum <= 0 || sum >= 1) back[k] = (back[k] as number) * LEAK
    }
    for (const row of this.#contexts.of(this.#moves, position[CONTEXT] as number))
      raiseRow(gradients, row, back, 1)
    for (const scale of this.#scales) {
      const value = Math.min(scale.top, position[scale.at] as number)
      const row = scale.below[value] as number
      const share = scale.share[value] as number
      if (share < 1) raiseRow(gradients, row, back, 1 - share)
      if (share > 0) raiseRow(gradients, row + 1, back, share)
    }
  }

  /** Changes the weights by what the last `lessons` said. */
  step(rate: number, lessons: number): void {
    this.#adam ??= new Adam(this.weights.length)
    this.#adam.step(this.weights, rate, lessons)
    this.#version++
  }

  #addUp(position: Position): void {
    const scales = this.#scales
    const starts = this.#starts
    for (let i = 0; i < scales.length; i++) {
      const scale = scales[i] as Rows
      starts[i] = this.#sum(scale, position[scale.at] as number)
    }
    const context = this.#contextSum(position[CONTEXT] as number)
    const sums = this.#sums
    const total = this.#total
    const bent = this.#bent
    for (let k = 0; k < WIDTH; k++) {
      let sum = context[k] as number
      for (let i = 0; i < starts.length; i++) sum += sums[(starts[i] as number) + k] as number
      total[k] = sum
      bent[k] = bend(sum)
    }
  }

  #worthWith(common: Float64Array, seat: 0 | 1, hull: number, crew: number): number {
    const side = sideAt(seat)
    const hulls = this.#sum(this.#scaleAt[side + HULL] as Rows, hull)
    const crews = this.#sum(this.#scaleAt[side + CREW] as Rows, crew)
    const sums = this.#sums
    const bent = this.#bent
    for (let k = 0; k < WIDTH; k++)
      bent[k] = bend((common[k] as number) + (sums[hulls + k] as number) + (sums[crews + k] as number))
    return chanceOf(this.#mix())
  }

  #mix(): number {
    const { weights } = this
    const bent = this.#bent
    const mixed = this.#mixed
    const thresholds = this.#thresholds
    const output = this.#output
    let out = weights[weights.length - 1] as number
    for (let j = 0, row = this.#mixing; j < MIXED; j++, row += WIDTH) {
      // Four sums side by side, which a processor adds up faster than one.
      let a = weights[thresholds + j] as number
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
      out += (weights[output + j] as number) * value
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

/** Sums in the first layer, a multiple of four, and in the second, an even number. */
const WIDTH = 24
const MIXED = 12
/** How much of a sum below 0, or beyond what it may be, still counts. */
const LEAK = 0.05

function bend(sum: number): number {
  return sum <= 0 ? LEAK * sum : sum < 1 ? sum : 1 + LEAK * (sum - 1)
}

function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

function raise(gradients: Float64Array, at: number, by: number): void {
  gradients[at] = (gradients[at] as number) + by
}

function raiseRow(gradients: Float64Array, row: number, by: Float64Array, share: number): void {
  const from = row * WIDTH
  for (let k = 0; k < WIDTH; k++)
    gradients[from + k] = (gradients[from + k] as number) + share * (by[k] as number)
}
