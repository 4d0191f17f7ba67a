import { parseShape } from '@sextant/engine'
import * as v from 'valibot'
import given from '#data/programs.json' with { type: 'json' }

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** The numbers of the programs. */
export const programs = parseShape(
  v.strictObject({
    /** How often a novice's swimmers lose their heads, one after the other, and how many in a turn. */
    novice: v.strictObject({ lapse: share, lapsesAtMost: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    tactician: v.strictObject({
      /** How much it thinks about a turn. Counted, not timed: the same position gets the same thought everywhere. */
      effort: v.strictObject({
        /** Changes of single plans that are looked at first, for its own team and for the other. */
        own: count,
        other: count,
        /** How many of them go on after each round of looking, and with how many runs of how many turns each. */
        rounds: v.array(v.strictObject({ runs: count, turns: count, kept: count })),
        /** Team plans that are weighed against each other in the end, and with how many runs of how many turns. */
        plans: count,
        replies: count,
        runs: count,
        turns: count,
        /** Rounds of regret matching over the table of the two. */
        matching: count,
        /** Team plans that are right less often than this are never chosen. */
        rare: share,
        /** For hints: runs for each choice, each until the next goal or for so many turns. */
        hint: v.strictObject({ runs: count, turns: count }),
      }),
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
  'data/programs.json',
)
