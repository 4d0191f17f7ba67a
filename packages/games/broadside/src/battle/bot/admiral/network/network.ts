import type { Tables } from '../../../tables.ts'
import { Embedding } from './embedding.ts'
import { HiddenLayer } from './hidden-layer.ts'
import { type Layout, layoutOf, SIZES } from './layout.ts'
import type { Move, Moves } from './moves.ts'
import { CONTEXT, COUNTER, CREW, HULL, type Position, sideAt, TURN } from './position.ts'

const { hidden: HIDDEN, leak: LEAK, width: WIDTH } = SIZES

/**
 * A value network: the value of a position to seat 0 from a few thousand weights. An embedding adds up a row for every
 * number in the position and every part of its context, a small hidden layer mixes them into log-odds.
 *
 * Looking at the moves of a position costs only what changes from one to the next: `look`, then for each move `act`, then
 * for each roll against the actor `stand`, then `strike` for each roll against the other.
 */
export class Network {
  readonly layout: Layout
  readonly weights: Float64Array
  readonly embedding: Embedding
  readonly hidden: HiddenLayer
  /** Sums of the first layer after `forward`. */
  readonly sums = new Float64Array(WIDTH)
  /** By scale: where in the embedding the row of its number begins. */
  readonly #offsets: Int32Array
  readonly #before = new Float64Array(WIDTH)
  readonly #after = new Float64Array(WIDTH)
  readonly #stricken = new Float64Array(WIDTH)

  constructor(tables: Tables, moves: Moves) {
    this.layout = layoutOf(tables)
    this.weights = new Float64Array(this.layout.size)
    this.embedding = new Embedding(this.layout, this.weights, moves)
    this.hidden = new HiddenLayer(this.layout, this.weights)
    this.#offsets = new Int32Array(this.layout.scales.length)
  }

  /** Random weights to start training from. */
  initialise(uniform: () => number): void {
    const { weights } = this
    const { hidden, biases, output } = this.layout
    const spread = (from: number, to: number, width: number) => {
      for (let i = from; i < to; i++) weights[i] = (uniform() - 0.5) * width
    }
    spread(0, hidden, 0.5)
    spread(hidden, biases, 2 / Math.sqrt(WIDTH))
    spread(output, weights.length - 1, 2 / Math.sqrt(HIDDEN))
    this.invalidate()
  }

  /** To be called when the weights were changed from outside. */
  invalidate(): void {
    this.embedding.invalidate()
  }

  value(position: Position): number {
    return sigmoid(this.forward(position))
  }

  /** The log-odds of a position, with the activations of both layers left to be read. */
  forward(position: Position): number {
    const { embedding, sums } = this
    const { scales } = this.layout
    const offsets = this.#offsets
    let i = 0
    for (const scale of scales) offsets[i++] = embedding.offsetOf(scale, position[scale.at] as number)
    const context = embedding.contextSum(position[CONTEXT] as number)
    const rows = embedding.sums
    const { input } = this.hidden
    for (let k = 0; k < WIDTH; k++) {
      let sum = context[k] as number
      for (let s = 0; s < offsets.length; s++) sum += rows[(offsets[s] as number) + k] as number
      sums[k] = sum
      input[k] = activate(sum)
    }
    return this.hidden.forward()
  }

  /** Prepares to look at what a seat can do in a position. */
  look(position: Position, seat: 0 | 1): void {
    const before = this.#before
    const other = sideAt(seat === 0 ? 1 : 0)
    before.fill(0)
    for (const scale of this.layout.scales) {
      if (scale.at === other + HULL || scale.at === other + CREW) continue
      this.embedding.add(before, scale, position[scale.at] as number)
    }
  }

  /** Takes a move that does not end the duel, as far as its effects are certain. */
  act(position: Position, { next, uses, passes }: Move, seat: 0 | 1): void {
    const { embedding } = this
    const after = this.#after
    const before = this.#before
    const context = embedding.contextSum(next)
    for (let k = 0; k < WIDTH; k++) after[k] = (before[k] as number) + (context[k] as number)
    const counters = sideAt(seat) + COUNTER
    for (let i = 0; i < uses.length; i++) {
      const use = uses[i] ?? 0
      if (use !== 0) embedding.exchange(after, counters + i, position[counters + i] as number, -use)
    }
    if (passes) embedding.exchange(after, TURN, position[TURN] as number, 1)
  }

  /** What the dice did to the actor. */
  stand(position: Position, seat: 0 | 1, hull: number, crew: number): void {
    const side = sideAt(seat)
    const stricken = this.#stricken
    stricken.set(this.#after)
    const hullBefore = position[side + HULL] as number
    const crewBefore = position[side + CREW] as number
    if (hull !== hullBefore) this.embedding.exchange(stricken, side + HULL, hullBefore, hull - hullBefore)
    if (crew !== crewBefore) this.embedding.exchange(stricken, side + CREW, crewBefore, crew - crewBefore)
  }

  /** The value when the dice have left the other this much. */
  strike(seat: 0 | 1, hull: number, crew: number): number {
    return this.#valueWith(this.#stricken, seat === 0 ? 1 : 0, hull, crew)
  }

  /** The values of positions that differ only in the hull and crew of one seat. */
  family(position: Position, seat: 0 | 1): (hull: number, crew: number) => number {
    const side = sideAt(seat)
    const common = Float64Array.from(this.embedding.contextSum(position[CONTEXT] as number))
    for (const scale of this.layout.scales)
      if (scale.at !== side + HULL && scale.at !== side + CREW)
        this.embedding.add(common, scale, position[scale.at] as number)
    return (hull, crew) => this.#valueWith(common, seat, hull, crew)
  }

  #valueWith(common: Float64Array, seat: 0 | 1, hull: number, crew: number): number {
    const { embedding } = this
    const side = sideAt(seat)
    const hulls = embedding.offsetOf(embedding.scaleAt(side + HULL), hull)
    const crews = embedding.offsetOf(embedding.scaleAt(side + CREW), crew)
    const { sums } = embedding
    const { input } = this.hidden
    for (let k = 0; k < WIDTH; k++)
      input[k] = activate((common[k] as number) + (sums[hulls + k] as number) + (sums[crews + k] as number))
    return sigmoid(this.hidden.forward())
  }
}

/** Linear from 0 to 1, and almost flat outside. */
function activate(sum: number): number {
  return sum <= 0 ? LEAK * sum : sum < 1 ? sum : 1 + LEAK * (sum - 1)
}

export function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}
