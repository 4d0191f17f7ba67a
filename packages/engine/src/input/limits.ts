/**
 * What data from outside may be at most. Every reader keeps to these, in the terminal and in the page: records, campaigns,
 * case files, options, whatever players build. Nothing that the games write comes near them.
 */
export const LIMITS = {
  /** Characters of a document, bytes of a file. A campaign of a hundred battles takes less than half. */
  characters: 20_000_000,
  /** Lists and objects inside each other. What walks through data calls itself for every level. */
  depth: 64,
  /** Values in a document, counting those inside others: they take far more memory than text does. */
  values: 2_000_000,
  /** Characters of one text. The longest are pictures, as data URLs. */
  text: 200_000,
  /** Characters of a name: of a player, a seat, a case, something built. */
  name: 80,
  /** Characters of a seed, and of what a player adds to one. */
  seed: 1000,
  seats: 100,
  steps: 200_000,
  /** Entries of a log: in all; and so many for each of its steps, with some beside. */
  entries: 20_000,
  entriesOfStep: 4,
  entriesBeside: 1000,
  /** Places that a step changes. The most in a recorded match is 86. */
  changesOfStep: 20_000,
  /** Places that all steps change together. The most in a recorded match is 3605, in a campaign 8458. */
  changes: 400_000,
  /**
   * Values of all the states that a record stands for: what is gone through where each of them is looked at. The most in a
   * recorded match is 477,084.
   */
  expanded: 50_000_000,
  /**
   * Places of lists that are copied where one state is made from the one before, for all steps together; a key of an object with many
   * counts as 50. The most in a recorded match is 44,878.
   */
  copied: 20_000_000,
  /** States of a record are kept every so many steps, or less often, so that no more values than these are kept. */
  keptEvery: 32,
  keptValues: 1_000_000,
  /** Places that the places of a case stand for together, `*` being every one there is; and places that it takes out. */
  places: 20_000,
  /** Values that are put there together. */
  putValues: 200_000,
  /** Signatures of a record: those who ran it and played in it sign its end, and some steps before. */
  signatures: 200,
  /** The same with those in its log, one for each entry: a browser checks about three hundred a second. */
  signaturesWithLog: 3000,
  /** Draws of one step. */
  draws: 100_000,
  /** What an outcome counts. */
  outcomeValues: 1000,
  /** How far from 0 a number may be: beyond it whole numbers are no longer told apart. */
  number: Number.MAX_SAFE_INTEGER,
  /** Flaws that are looked for in one document: those that follow have the same cause. */
  flaws: 20,
  /** Characters of a flaw's path and of its message. */
  path: 200,
  message: 400,
} as const

/** `20 MB`. */
export function sizeInWords(characters: number): string {
  return `${characters / 1_000_000} MB`
}
