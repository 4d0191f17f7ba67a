/** How much the tactician thinks about a turn. Counted, not timed: the same position gets the same thought everywhere. */
export const EFFORT = {
  /** Changes of single plans that are looked at first, for its own team and for the other. */
  own: 60,
  other: 16,
  /** How many of them go on after each round of looking, and with how many runs of how many turns each. */
  rounds: [
    { runs: 1, turns: 4, kept: 16 },
    { runs: 2, turns: 6, kept: 8 },
  ],
  /** Team plans that are weighed against each other in the end. */
  plans: 6,
  replies: 3,
  runs: 4,
  turns: 8,
  /** Rounds of regret matching over the table of the two. */
  matching: 400,
} as const

/** What a position is worth where no goal has been scored, as a part of a goal. */
export const WORTH = {
  /** The puck at the other goal rather than in the middle. */
  lead: 0.5,
  /** Having it. */
  puck: 0.14,
  /** A goal is worth less the later it falls. */
  later: 0.985,
} as const
