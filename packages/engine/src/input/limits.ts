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
  seed: 10_000,
  seats: 100,
  /** Steps of a match, and changes of a step. */
  steps: 200_000,
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
