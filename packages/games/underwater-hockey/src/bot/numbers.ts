import { type Budget, parseShape } from '@sextant/engine'
import * as v from 'valibot'
import given from '#data/bots.json' with { type: 'json' }

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** How much a bot that looks ahead looks at in a turn. Counted, not timed: the same position gets the same choice everywhere. */
const effortSchema = v.strictObject({
  /** Changes of single plans that are looked at first, for its own team and for the other. */
  own: count,
  other: count,
  /** How many of them are kept after each round, and how many runs of how many turns each gets. */
  rounds: v.array(v.strictObject({ runs: count, turns: count, kept: count })),
  /** Team plans that are compared in the end, the replies to them, and the runs and turns for each pair. */
  plans: count,
  replies: count,
  runs: count,
  turns: count,
  /** Iterations of regret matching over the table of the two. */
  matching: count,
  /** Team plans that are right less often than this are never chosen. */
  rare: share,
  /** For hints: runs for each choice, each until the next goal or for this many turns; see `chanceOf` for `trust`. `turnsPerGoal`: how long a goal takes. */
  hint: v.strictObject({ runs: count, turns: count, trust: share, turnsPerGoal: count }),
})

/** The numbers of the bots. */
export const numbers = parseShape(
  v.strictObject({
    /** How often a novice's swimmer loses its head, and how many do in a turn at most. */
    novice: v.strictObject({ lapse: share, lapsesAtMost: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    /** What the scout does with less effort than the tactician. */
    scout: v.strictObject({ effort: v.omit(effortSchema, ['hint']) }),
    tactician: v.strictObject({
      effort: effortSchema,
      /** What a position is worth where no goal has been scored, as a part of a goal. */
      worth: v.strictObject({
        /** The puck at the other goal rather than in the middle. */
        lead: share,
        /** Having it. */
        puck: share,
        /** A goal is worth less the later it falls: times this for each turn. */
        later: share,
      }),
    }),
  }),
  given,
  'data/bots.json',
)

export type Effort = v.InferOutput<typeof effortSchema>

/** The efforts of the bots that look ahead. */
export const TACTICIAN: Effort = numbers.tactician.effort
export const SCOUT: Effort = { ...TACTICIAN, ...numbers.scout.effort }

/** An effort within a budget; each part of its work grows with one of the scaled counts. */
export function effortWithin({ work }: Pick<Budget, 'work'>, effort: Effort = TACTICIAN): Effort {
  const scaled = (count: number) => Math.max(1, Math.round(count * work))
  return {
    ...effort,
    own: scaled(effort.own),
    other: scaled(effort.other),
    rounds: effort.rounds.map(round => ({ ...round, kept: scaled(round.kept) })),
    runs: scaled(effort.runs),
    hint: { ...effort.hint, runs: scaled(effort.hint.runs) },
  }
}
