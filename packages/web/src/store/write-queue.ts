/**
 * Writes that never overlap: while one is under way the next waits, and of several that wait only the last is written.
 * Gives a promise of when everything handed over so far is written.
 */
export function serialWrites<T>(write: (latest: T) => Promise<void>): (latest: T) => Promise<void> {
  let writing: Promise<void> | undefined
  let waiting: { readonly latest: T } | undefined

  async function writeAll(first: T): Promise<void> {
    for (let next: { readonly latest: T } | undefined = { latest: first }; next; next = waiting) {
      waiting = undefined
      await write(next.latest)
    }
    writing = undefined
  }

  return latest => {
    if (writing) waiting = { latest }
    else writing = writeAll(latest)
    return writing
  }
}
