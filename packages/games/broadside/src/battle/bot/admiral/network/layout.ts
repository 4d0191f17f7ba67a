import type { Tables } from '../../../tables.ts'
import { FLAGS } from '../context.ts'
import { scalesOf } from './levels.ts'
import type { Place } from './moves.ts'
import { type Rows, rowsOf } from './rows.ts'

/**
 * The width of the embedding, a multiple of four; the units of the hidden layer, an even number; and how much of a sum
 * outside the range of an activation still counts. Inner loops read them into constants of their own module, which is far
 * faster than an import where modules are not bundled.
 */
export const SIZES = { width: 24, hidden: 12, leak: 0.05 } as const
const { width: WIDTH, hidden: HIDDEN } = SIZES

/**
 * Where the weights of a value network are: rows of the embedding for every level of every number and every part of a
 * context, then the hidden layer's weights and biases, then the output's weights and bias.
 */
export interface Layout {
  readonly scales: readonly Rows[]
  /** By place in a position. */
  readonly scaleAt: readonly (Rows | undefined)[]
  readonly contexts: ContextLayout
  /** Numbers that can stand in a position, over all scales. */
  readonly cells: number
  readonly hidden: number
  readonly biases: number
  readonly output: number
  /** Of all weights; the last one is the output's bias. */
  readonly size: number
}

/** The first rows of the parts of a context. */
interface ContextLayout {
  readonly distances: number
  readonly trackers: number
  readonly marks: number
  readonly loads: number
  /** How a chase stands: only where the ruleset knows it. */
  readonly chases: number | undefined
  /** Actions of both sides' turns. */
  readonly round: number
}

export function layoutOf(tables: Tables): Layout {
  let rows = 0
  let cells = 0
  const scaleAt: (Rows | undefined)[] = []
  const scales = scalesOf(tables).map(({ at, levels }) => {
    const scale = rowsOf(at, levels, rows, cells)
    rows += levels.length
    cells += scale.top + 1
    scaleAt[at] = scale
    return scale
  })
  const { ruleset } = tables
  const distances = ruleset.distance.farthest
  const marks = rows + 2 * ruleset.turns.actions * distances
  const loads = marks + 2 * FLAGS * 2
  const chases = loads + 2 * distances * 4
  const round = 2 * ruleset.turns.actions
  const times = ruleset.chase?.times ?? 0
  const hidden = (chases + times * 2 * round) * WIDTH
  const biases = hidden + WIDTH * HIDDEN
  const output = biases + HIDDEN
  return {
    scales,
    scaleAt,
    contexts: { distances, trackers: rows, marks, loads, chases: times > 0 ? chases : undefined, round },
    cells,
    hidden,
    biases,
    output,
    size: output + HIDDEN + 1,
  }
}

/**
 * The rows of a context: whose action at which distance; what is loaded, and who is braced, gripped or dived, by who acts; how a
 * chase stands.
 */
export function contextRows(layout: ContextLayout, place: Place): number[] {
  const { distances, trackers, marks, loads, chases, round } = layout
  const { T, D, chase, flags, seat } = place
  const rows = [trackers + T * distances + D]
  if (chases !== undefined) rows.push(chases + (chase.times * 2 + chase.runner) * round + chase.steps)
  for (const side of [0, 1] as const) {
    rows.push(marks + (side * FLAGS + flags[side]) * 2 + seat)
    rows.push(loads + ((side * distances + D) * 2 + (flags[side] & 1)) * 2 + seat)
  }
  return rows
}
