import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { GameTypes, Seat, Viewer } from '@sextant/engine'
import type { MatchClient } from '../client/match-client.ts'
import { needsCurtain, personToAct } from './curtain.ts'
import type { Players } from './players.ts'

/** Passes the screen from one person to the next, hidden where one may not see what the other sees. */
export interface HandOver {
  /** The person who must say they are there before the board is shown. */
  readonly curtain: ReadonlySignal<Seat | undefined>
  /** The person who plans next, while all may look at the result of the last plans. */
  readonly next: ReadonlySignal<Seat | undefined>
  /** Decides who is at the screen now. `turned`: a turn has just ended. */
  decide(viewer: Viewer, turned: boolean): Decided
  /** The person behind the curtain is there: whose board it is now. */
  lift(): Seat | undefined
  /** The person who plans next is there. */
  takeOver(): Seat | undefined
  /** Nobody is waited for any more; whether somebody was behind the curtain. */
  end(): boolean
}

export type Decided =
  /** No person decides now; where the screen was between two persons it is a spectator's until one does. */
  | { readonly kind: 'nobody'; readonly viewer?: 'spectator' }
  /** The board belongs to this viewer from now on. */
  | { readonly kind: 'look'; readonly viewer: Viewer }
  /** The board is hidden. */
  | { readonly kind: 'hide' }
  /** Everything stays as it is. */
  | { readonly kind: 'stay' }

export function createHandOver<T extends GameTypes>(
  match: MatchClient<T>,
  players: Players,
  planning: () => boolean,
  awaited: Seat | undefined,
): HandOver {
  const curtain = signal<Seat | undefined>(awaited)
  const next = signal<Seat | undefined>(undefined)

  function take(from: typeof curtain): Seat | undefined {
    const seat = from.peek()
    from.value = undefined
    return seat
  }

  return {
    curtain,
    next,
    decide(viewer, turned) {
      const persons = players.persons.peek().length
      take(next)
      // Behind a curtain nobody is at the screen, neither the one who left nor the one who was waited for.
      const between = take(curtain) !== undefined && persons > 1
      // Persons who plan in secret do so in the same order every time; the result they see together.
      const together = turned && planning() && persons > 1
      const person = personToAct(match.toAct, players.isPerson, together ? 'spectator' : viewer)
      if (person === undefined) return { kind: 'nobody', ...(between && { viewer: 'spectator' }) }
      if (together) {
        next.value = person
        return { kind: 'look', viewer: 'spectator' }
      }
      if (between || needsCurtain(match, viewer, person, persons, planning())) {
        curtain.value = person
        return { kind: 'hide' }
      }
      return person === viewer ? { kind: 'stay' } : { kind: 'look', viewer: person }
    },
    lift: () => take(curtain),
    takeOver: () => take(next),
    end() {
      take(next)
      return take(curtain) !== undefined
    },
  }
}
