import type { GameTypes, Rules, Seat, Viewer } from '../game/game.ts'
import { copyPlain, samePlain } from '../plain/plain.ts'

/** One change of a match, as one viewer learns of it. */
export interface News<E> {
  readonly kind: 'action' | 'undo' | 'redo' | 'end'
  /** Counts the listener's own news from 1: no number tells how much happened in secret. */
  readonly seq: number
  /** Who did it; nobody where nobody in particular ended the match. */
  readonly seat: Seat | undefined
  readonly events: readonly E[]
}

/** The news of one match, made for each listener by what its viewer may know. */
export interface NewsDesk<T extends GameTypes> {
  /** Returns a function that ends the subscription. */
  subscribe(viewer: Viewer, listener: (news: News<T['event']>) => void): () => void
  /**
   * Notifies all listeners of one change after the other; a change that a listener makes comes after the one it heard
   * of. A listener's error goes on to the caller when all were notified; the match itself is whole by then.
   */
  notify(change: Change<T>): void
}

export interface Change<T extends GameTypes> extends Pick<News<T['event']>, 'kind' | 'seat' | 'events'> {
  readonly before: T['state']
  readonly after: T['state']
}

export function newsDesk<T extends GameTypes>(rules: Rules<T>): NewsDesk<T> {
  const changes: Change<T>[] = []
  const listeners = new Set<Listener<T>>()
  return {
    subscribe(viewer, listener) {
      const entry: Listener<T> = { viewer, heard: 0, listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    notify(change) {
      changes.push(change)
      if (changes.length > 1) return
      const failures: unknown[] = []
      for (let next = changes[0]; next; changes.shift(), next = changes[0]) {
        for (const listener of [...listeners]) {
          try {
            hear(rules, listener, next)
          } catch (error) {
            failures.push(error)
          }
        }
      }
      if (failures.length > 0)
        throw new AggregateError(failures, 'A listener of the match failed; the match stands')
    },
  }
}

/** The events a viewer learns of. */
export function heardBy<T extends GameTypes>(
  rules: Rules<T>,
  events: readonly T['event'][],
  viewer: Viewer,
): T['event'][] {
  return events.filter(event => rules.hears?.(event, viewer) ?? true).map(copyPlain)
}

interface Listener<T extends GameTypes> {
  readonly viewer: Viewer
  /** How much news it has had. */
  heard: number
  readonly listener: (news: News<T['event']>) => void
}

/** Notifies one listener of a change, unless its viewer can neither see nor hear that there was one. */
function hear<T extends GameTypes>(rules: Rules<T>, to: Listener<T>, change: Change<T>): void {
  const { viewer } = to
  const { kind, seat, before, after } = change
  const events = heardBy(rules, change.events, viewer)
  const own = seat !== undefined && seat === viewer
  const learns = kind === 'end' || own || events.length > 0
  if (!learns && samePlain(rules.view(before, viewer), rules.view(after, viewer))) return
  to.heard++
  to.listener({ kind, seq: to.heard, seat, events })
}
