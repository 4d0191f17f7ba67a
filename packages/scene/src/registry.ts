/** Things by their `kind`, so that code which handles all of them names none. */
export interface Registry<T extends { readonly kind: string }> {
  /** Adds an entry; one of the same kind is replaced. */
  register(entry: T): void
  get(kind: string): T | undefined
  /** The entry of a kind that must be there. */
  must(kind: string): T
  readonly kinds: readonly string[]
}

/** @param what one entry is called in errors: `stage` */
export function createRegistry<T extends { readonly kind: string }>(
  what: string,
  entries: readonly T[],
): Registry<T> {
  const known = new Map<string, T>()
  const register = (entry: T) => void known.set(entry.kind, entry)
  entries.forEach(register)
  return {
    register,
    get: kind => known.get(kind),
    must(kind) {
      const entry = known.get(kind)
      if (!entry)
        throw new Error(`no ${what} "${kind}" is registered; there are ${[...known.keys()].join(', ')}`)
      return entry
    },
    get kinds() {
      return [...known.keys()]
    },
  }
}
