import { type ReadonlySignal, type Signal, signal } from '@preact/signals'

/** Fetches something that is the same every time. */
type Fetch<T> = () => Promise<T>

interface Entry {
  readonly value: Signal<unknown>
  asked: Promise<void> | undefined
}

const entries = new WeakMap<Fetch<unknown>, Entry>()

/** What was fetched, or undefined as long as it is not there. Read inside a component, it follows. */
export function lazyValue<T>(fetch: Fetch<T>): ReadonlySignal<T | undefined> {
  // Only what this very function has fetched is ever put there.
  return entryOf(fetch).value as Signal<T | undefined>
}

/** Fetches something once, however often it is asked for; what could not be fetched may be asked for again. */
export function loadValue(fetch: Fetch<unknown>): Promise<void> {
  const entry = entryOf(fetch)
  entry.asked ??= fetch().then(
    value => {
      entry.value.value = value
    },
    (error: unknown) => {
      entry.asked = undefined
      throw error
    },
  )
  return entry.asked
}

function entryOf(fetch: Fetch<unknown>): Entry {
  const entry = entries.get(fetch) ?? { value: signal<unknown>(undefined), asked: undefined }
  entries.set(fetch, entry)
  return entry
}
