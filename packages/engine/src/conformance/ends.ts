import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes, Outcome } from '../game/game.ts'
import { winners } from '../game/game.ts'
import type { MatchEnd } from '../journal/match-end.ts'
import type { Match } from '../match/match.ts'
import { replay, resumeMatch, verifyDice } from '../match/replay.ts'
import { samePlain } from '../plain/plain.ts'
import { readRecord } from '../record/read-record.ts'
import { type MatchRecord, writeRecord } from '../record/record.ts'
import { ensure, fail, type Loaded } from './check.ts'
import { playMatch } from './records.ts'
import { whyNotScores } from './scores.ts'

/** How far a match is played before it ends. */
const MOST_STEPS = 30

/**
 * A match can end at any moment by what no rule makes: somebody resigns or runs out of time, a draw is agreed, it is called
 * off. The end is recorded and replayed like any step, and nothing can be done after it.
 */
export function endsAreSteps<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { game, rules } = loaded
  const dice = SeededDice.from(`ends ${seed}`)
  const saved = playToBeforeTheEnd(loaded, seed, dice.d(MOST_STEPS) - 1)
  const seat = dice.d(rules.seats.length) - 1
  const ends: MatchEnd[] = [
    { kind: 'resigned', seat },
    { kind: 'timed-out', seat },
    ...(rules.seats.length > 1 ? [{ kind: 'draw-agreed' } as const] : []),
    { kind: 'called-off' },
  ]
  for (const end of ends) {
    const match = resumeMatch(game, saved)
    const at = `${end.kind} after step ${match.seq}`
    const before = match.view('spectator')
    const ended = match.end(end)
    if (!ended.ok) fail(`${at} is refused: ${ended.refusal.message}`)
    ensure(match.seq === saved.steps.length + 1, () => `${at} is not a step`)
    ensure(samePlain(match.view('spectator'), before), () => `${at} changes the position`)
    soundOutcome(match.outcome, rules.seats.length, end, at)
    nothingAfter(match, at)
    const record = readRecord(writeRecord(match.record()), 'record')
    const again = replay(game, record)
    if (!again.ok) fail(`${at} does not replay: step ${again.step}: ${again.message}`)
    ensure(samePlain(again.journal.outcome, match.outcome), () => `${at} replays to another outcome`)
    const fair = verifyDice(game, record)
    if (!fair.ok) fail(`${at}: ${fair.message}`)
  }
}

function playToBeforeTheEnd<T extends GameTypes>(loaded: Loaded<T>, seed: number, most: number): MatchRecord {
  const match = playMatch(loaded, seed, most)
  return match.outcome ? playMatch(loaded, seed, match.seq - 1).save() : match.save()
}

function soundOutcome(outcome: Outcome | undefined, seats: number, end: MatchEnd, at: string): void {
  if (!outcome) fail(`${at} has no outcome`)
  ensure(outcome.reason === end.kind, () => `${at} has the reason ${outcome.reason}`)
  const why = whyNotScores(outcome.scores, seats)
  if (why !== undefined) fail(`${at}: ${why}`)
  if ('seat' in end)
    ensure(!samePlain(winners(outcome), [end.seat]), () => `${at}: the seat that forfeits wins alone`)
}

function nothingAfter<T extends GameTypes>(match: Match<T>, at: string): void {
  ensure(match.toAct.length === 0, () => `${at}, somebody is to act`)
  for (const seat of match.seats.keys()) {
    ensure(match.legal(seat).length === 0, () => `${at}, there are legal actions`)
    ensure(match.undo(seat)?.code === 'match-over', () => `${at}, something can be taken back`)
  }
  const again = match.end({ kind: 'called-off' })
  ensure(!again.ok && again.refusal.code === 'match-over', () => `${at}, it can end once more`)
}
