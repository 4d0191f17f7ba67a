import type { MatchMeta, Store } from '../store/store.ts'
import { PERSON } from '../store/store.ts'
import type { Session } from './session.ts'

/**
 * Keeps a match after every change. Writes never overlap: while one is under way the next waits, and then takes
 * the match as it is by then. A match that has ended adds its result to the statistics.
 */
export function keeperOf(store: Store, meta: MatchMeta, now: () => number = Date.now): Keeper {
  let writing: Promise<void> | undefined
  let waiting: Session | undefined

  async function write(session: Session): Promise<void> {
    const record = session.record()
    const { steps, seats, outcome } = record
    const kept = { ...meta, seats, steps: steps.length, touched: now(), ...(outcome && { outcome }) }
    await store.keepMatch({ meta: kept, record })
    const players = seats.map(({ player }) => player)
    if (!outcome || !players.includes(PERSON)) return
    await store.keepResult({
      id: meta.id,
      game: meta.game,
      ...(meta.scenario !== undefined && { scenario: meta.scenario }),
      ended: now(),
      players,
      scores: outcome.scores,
      tallies: session.report()?.tallies ?? {},
    })
  }

  async function writeAll(first: Session): Promise<void> {
    for (let next: Session | undefined = first; next; next = waiting) {
      waiting = undefined
      await write(next)
    }
    writing = undefined
  }

  return session => {
    if (writing) waiting = session
    else writing = writeAll(session)
    return writing
  }
}

export type Keeper = (session: Session) => Promise<void>
