import { inTurn } from '../store/in-turn.ts'
import { type MatchMeta, type Store, PERSON } from '../store/store.ts'
import type { MatchSession } from './session.ts'

/** Keeps a match after every change, as it is by then. A match that has ended adds its result to the statistics. */
export function keeperOf(store: Store, meta: MatchMeta, now: () => number = Date.now): Keeper {
  return inTurn(async session => {
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
  })
}

export type Keeper = (session: MatchSession) => Promise<void>
