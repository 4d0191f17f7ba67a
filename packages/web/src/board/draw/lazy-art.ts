/**
 * Drawing that only some scenes or effects need: fetched when the first of them is shown, so that no other game pays for
 * it.
 */
export interface LazyArt<T> {
  /** Undefined until it is there; what needs it is left out until then. */
  readonly now: T | undefined
  ready(): Promise<void>
}

export function lazyArt<T>(fetch: () => Promise<T>): LazyArt<T> {
  let now: T | undefined
  let asked: Promise<void> | undefined
  return {
    get now() {
      return now
    },
    ready() {
      asked ??= fetch().then(
        art => {
          now = art
        },
        (error: unknown) => {
          asked = undefined // the next scene asks again
          throw error
        },
      )
      return asked
    },
  }
}
