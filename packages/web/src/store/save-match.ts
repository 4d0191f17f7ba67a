import { isResult } from '@sextant/engine'
import { type MatchSession, PERSON } from '@sextant/session'
import { serialWrites } from './in-turn.ts'
import type { MatchMeta, Store } from './store.ts'

/** Saves a match after every change, as it is by then. A match that has ended adds its result to the statistics, unless it was called off. */
export function matchSaver(store: Store, meta: MatchMeta, now: () => number = Date.now): MatchSaver {
  return serialWrites(async session => {
    const record = session.record()
    const { steps, seats, outcome } = record
    const stored = { ...meta, seats, steps: steps.length, touched: now(), ...(outcome && { outcome }) }
    await store.saveMatch({ meta: stored, record })
    const players = seats.map(({ player }) => player)
    if (!outcome || !isResult(outcome) || !players.includes(PERSON)) return
    await store.saveResult({
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

export type MatchSaver = (session: MatchSession) => Promise<void>
