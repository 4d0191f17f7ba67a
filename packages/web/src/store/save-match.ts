import { isResult } from '@sextant/engine'
import { type MatchSession, PERSON } from '@sextant/session'
import { saveNewResult } from './new-result.ts'
import type { MatchMeta, Store } from './store.ts'
import { serialWrites } from './write-queue.ts'

/** Saves a match after every change, as it is by then. A match that has ended adds its result to the statistics, unless it was called off. */
export function matchSaver(store: Store, meta: MatchMeta, now: () => number = Date.now): MatchSaver {
  const persons = new Set(meta.persons)
  return serialWrites(async session => {
    const record = session.record()
    const { steps, seats, outcome } = record
    // Who leaves a seat to a bot later has still played.
    if (steps.length > 0)
      for (const [seat, { player }] of seats.entries()) if (player === PERSON) persons.add(seat)
    const stored = {
      ...meta,
      seats,
      steps: steps.length,
      touched: now(),
      ...(persons.size > 0 && { persons: [...persons] }),
      ...(outcome && { outcome }),
    }
    await store.saveMatch({ meta: stored, record })
    if (!outcome || !isResult(outcome) || persons.size === 0) return
    await saveNewResult(store, {
      id: meta.id,
      game: meta.game,
      ...(meta.scenario !== undefined && { scenario: meta.scenario }),
      ended: now(),
      players: seats.map(({ player }, seat) => (persons.has(seat) ? PERSON : player)),
      scores: outcome.scores,
      tallies: session.report()?.tallies ?? {},
      steps: steps.length,
    })
  })
}

export type MatchSaver = (session: MatchSession) => Promise<void>
