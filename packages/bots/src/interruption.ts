/** Somebody asked to stop, and work under way was given up in the middle. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  constructor() {
    super('stopped')
  }
}

/**
 * Runs work that may take long, such as a training or a whole match, in a way that lets it be given up in the middle: it then throws
 * `Interrupted`. How that is done is for the program that owns the process.
 */
export type Watched = <R>(work: () => R) => R

/** Work that nobody can interrupt. */
export const unwatched: Watched = work => work()
