import tested from '#data/odds.json' with { type: 'json' }

/** Where the adviser's chances were tested, as `sextant calibrate` wrote it; checked where it is read. */
export const odds: unknown = tested
