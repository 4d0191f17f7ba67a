import { type ReadonlySignal, type Signal, signal } from '@preact/signals'

/** Fetches something that is the same every time. */
type Fetch<T> = () => Promise<T>

interface Place {
  readonly thing: Signal<unknown>
  asked: Promise<void> | undefined
}

const places = new WeakMap<Fetch<unknown>, Place>()

/** What was fetched, or undefined as long as it is not there. Read inside a component, it follows. */
export function shelved<T>(fetch: Fetch<T>): ReadonlySignal<T | undefined> {
  return placeOf(fetch).thing as Signal<T | undefined>
}

/** Fetches something once, however often it is asked for; what could not be fetched may be asked for again. */
export function shelve(fetch: Fetch<unknown>): Promise<void> {
  const place = placeOf(fetch)
  place.asked ??= fetch().then(
    thing => {
      place.thing.value = thing
    },
    (error: unknown) => {
      place.asked = undefined
      throw error
    },
  )
  return place.asked
}

function placeOf(fetch: Fetch<unknown>): Place {
  const found = places.get(fetch) ?? { thing: signal<unknown>(undefined), asked: undefined }
  places.set(fetch, found)
  return found
}
