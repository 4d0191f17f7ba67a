import type { MatchChange } from './match-client.ts'

/** Who is called back after a change of a match. */
export interface Listeners {
  subscribe(listener: (change: MatchChange) => void): () => void
  notify(change: MatchChange): void
}

export function createListeners(): Listeners {
  const listeners = new Set<(change: MatchChange) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(change) {
      for (const listener of [...listeners]) listener(change)
    },
  }
}
