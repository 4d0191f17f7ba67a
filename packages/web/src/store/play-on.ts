import { hashOfRecord, type MatchRecord, withPlayers } from '@sextant/engine'
import { PERSON } from '@sextant/session'
import { newId } from './start-match.ts'
import type { Store } from './store.ts'

/** Whether a match can be played on from a step of its record: its dice go on from its seed. */
export function canPlayOn({ seed, steps, outcome }: MatchRecord, step: number): boolean {
  return seed !== undefined && step <= steps.length && (outcome === undefined || step < steps.length)
}

/**
 * The record up to a step, as a match of its own with the same players. Where only bots have played, a person takes the
 * seat whose turn it is.
 */
export function cutRecord(record: MatchRecord, step: number): MatchRecord {
  // What was signed or noted of the whole match is not of this part of it.
  const { outcome: _outcome, log: _log, signatures: _signatures, ...rest } = record
  const next = record.steps[step]
  const mover = next && 'seat' in next ? next.seat : 0
  const isWatched = record.seats.every(({ player }) => player !== PERSON)
  const players = record.seats.map(({ player }, seat) => (isWatched && seat === mover ? PERSON : player))
  const cut = withPlayers({ ...rest, steps: record.steps.slice(0, step) }, players)
  return record.hash === undefined ? cut : { ...cut, hash: hashOfRecord(cut) }
}

/** Stores the match that goes on from a step, and gives its id. It is of no scenario: winning it clears none. */
export async function playOn(
  store: Store,
  record: MatchRecord,
  step: number,
  now = Date.now(),
): Promise<string> {
  const cut = cutRecord(record, step)
  const id = newId()
  const meta = {
    id,
    game: cut.game,
    seats: cut.seats,
    started: now,
    touched: now,
    steps: step,
    prepared: true,
    ...(cut.start.given && { given: true }),
  }
  await store.saveMatch({ meta, record: cut })
  return id
}
