import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes } from '../game/game.ts'
import { type Match, startMatch } from '../match/match.ts'
import { replay, resumeMatch, verifyDice } from '../match/replay.ts'
import { samePlain } from '../plain/plain.ts'
import { readRecord } from '../record/read-record.ts'
import { type MatchRecord, recordedActions, writeRecord } from '../record/record.ts'
import { ensure, fail, type Loaded } from './check.ts'

/** A match, written down and read again, replays state for state with the promised dice. */
export function replayEqualsPlay<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const { game } = loaded
  const match = playMatch(loaded, seed)
  const record = readRecord(writeRecord(match.record()), 'record')
  const again = replay(game, record)
  if (!again.ok) fail(`step ${again.step}: ${again.message} ${again.differences.join('; ')}`)
  ensure(samePlain(again.journal.state, match.finalState()), () => 'the replay ends in another state')
  const dice = verifyDice(game, record)
  if (!dice.ok) fail(`step ${dice.step}: ${dice.message}`)
}

/** A match saved in the middle goes on as if it had not been. */
export function resumingChangesNothing<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const whole = playMatch(loaded, seed)
  const half = Math.floor(whole.seq / 2)
  const first = playMatch(loaded, seed, half)
  const saved = readRecord(writeRecord(first.save()), 'save')
  const resumed = resumeMatch(loaded.game, saved)
  for (const step of recordedActions(whole.record()).slice(half)) {
    const acted = resumed.submit(step.seat, step.action)
    if (!acted.ok) fail(`step ${step.seq} is refused after resuming: ${acted.refusal.message}`)
  }
  ensure(writeRecord(resumed.record()) === writeRecord(whole.record()), () => 'resuming changes the match')
}

/** Every one of the first steps is looked at, then one in this many: a record is as long as its match. */
const LOOKED_AT = 30

/** What can be taken back is taken back whole, and done again the same. */
export function undoIsExact<T extends GameTypes>(loaded: Loaded<T>, seed: number): void {
  const worthALook = (step: number) => step <= LOOKED_AT || step % LOOKED_AT === seed % LOOKED_AT
  playMatch(loaded, seed, undefined, worthALook, (match, seat, before) => {
    if (match.whyNoUndo(seat)) return
    const after = match.save()
    match.undo(seat)
    ensure(
      samePlain(match.save(), before),
      () => `undo of step ${after.steps.length} leaves something behind`,
    )
    const again = match.redo(seat)
    if (!again.ok) fail(`redo of step ${after.steps.length} is refused: ${again.refusal.message}`)
    ensure(samePlain(match.save(), after), () => `redo of step ${after.steps.length} comes out differently`)
  })
}

/** A match played at random through `Match`, for at most `most` actions. */
export function playMatch<T extends GameTypes>(
  { game, options }: Pick<Loaded<T>, 'game' | 'options'>,
  seed: number,
  most = Number.POSITIVE_INFINITY,
  watched: (step: number) => boolean = () => false,
  acted?: (match: Match<T>, seat: number, before: MatchRecord) => void,
): Match<T> {
  const match = startMatch(game, { options, seed: `match ${seed}` })
  const chooser = SeededDice.from(`choices ${seed}`)
  while (!match.outcome && match.seq < most) {
    const seat = chooser.pick(match.toAct)
    const before = watched(match.seq + 1) ? match.save() : undefined
    const action = chooser.pick(match.legal(seat))
    const result = match.act(seat, action)
    if (!result.ok) fail(`${JSON.stringify(action)} is legal and refused: ${result.refusal.message}`)
    if (before) acted?.(match, seat, before)
  }
  return match
}
