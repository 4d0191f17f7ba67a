import type { Acted, GameTypes, MatchEnd, Refusal, Seat } from '@sextant/engine'
import { createListeners } from './listeners.ts'
import type { MatchClient } from './match-client.ts'

/** What changes a match in this process. */
interface Changeable<T extends GameTypes> {
  submit(seat: Seat, action: unknown): Acted<T['event']>
  undo(seat: Seat): Refusal | undefined
  redo(seat: Seat): Acted<T['event']>
  end(end: MatchEnd): Acted<T['event']>
}

/** The part of a client that changes a match in this process, and tells of it. */
export function changesOf<T extends GameTypes>(
  match: Changeable<T>,
): Pick<MatchClient<T>, 'submit' | 'undo' | 'redo' | 'end' | 'subscribe'> {
  const { subscribe, notify } = createListeners()
  return {
    subscribe,
    async submit(seat, action) {
      const acted = match.submit(seat, action)
      if (acted.ok) notify('step')
      return acted
    },
    async undo(seat) {
      const refusal = match.undo(seat)
      if (!refusal) notify('rewritten')
      return refusal
    },
    async redo(seat) {
      const acted = match.redo(seat)
      if (!acted.ok) return acted.refusal
      notify('rewritten')
      return undefined
    },
    async end(end) {
      const acted = match.end(end)
      if (!acted.ok) return acted.refusal
      notify('step')
      return undefined
    },
  }
}
