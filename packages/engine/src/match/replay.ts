import type { Dice } from '../dice/dice.ts'
import { ScriptedDice } from '../dice/scripted-dice.ts'
import { diceOfStep } from '../dice/seeded-dice.ts'
import type { Game, GameTypes, Refusal } from '../game/game.ts'
import { GameFault } from '../game/game-fault.ts'
import { checkShape, type Flaw, InputError } from '../input/schema.ts'
import { type Journal, openJournal, type Step } from '../journal/journal.ts'
import { describeDifference } from '../plain/difference.ts'
import { copyPlain, samePlain } from '../plain/plain.ts'
import { type Deviation, deviationsFrom } from '../record/deviation.ts'
import { flawOfCommitment } from '../record/match-promise.ts'
import { type MatchRecord, type RecordedStep, recordedActions } from '../record/record.ts'
import { type Match, type MatchBegun, matchAt } from './match.ts'
import { begunOf } from './unplayed.ts'

/** A replay that came out as recorded, or the first step where it did not. */
export type Replay<T extends GameTypes> = { readonly ok: true; readonly journal: Journal<T> } | Failed

type Failed = { readonly ok: false } & Deviation

/** Plays a record again with its recorded dice, up to a step, and compares every state with the record's. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  upTo = record.steps.length,
): Replay<T> {
  return playAgain(game, record, upTo, step => {
    const recorded = step === 0 ? record.start : record.steps[step - 1]
    return new ScriptedDice(recorded && 'dice' in recorded ? recorded.dice : [])
  })
}

/** A match that goes on from where a saved record ends, with the seed it was saved with. */
export function resumeMatch<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  source = 'record',
): Match<T> {
  const { journal, begun } = resumable(game, record, source)
  return matchAt(journal, begun)
}

/** What `matchAt` needs to go on; an `InputError` where the record is not what it promises or plays out differently. */
export function resumable<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  source: string,
): { readonly journal: Journal<T>; readonly begun: MatchBegun } {
  const unusable = (path: string, message: string) => new InputError(source, [{ path, message }])
  const { seed } = record
  if (seed === undefined) throw unusable('/seed', 'is missing: the match cannot go on without it')
  const flaw = flawOfCommitment(record)
  if (flaw) throw new InputError(source, [flaw])
  // The dice to come are those of the seed, so those that fell must be, too.
  const played = replayFromSeed(game, record)
  if (!played.ok) {
    const path = played.step === 0 ? '/start' : `/steps/${played.step - 1}`
    throw unusable(path, [played.message, ...played.differences].join('\n  '))
  }
  return { journal: played.journal, begun: begunOf(record, seed) }
}

export type DiceVerdict =
  | { readonly ok: true; readonly draws: number }
  | { readonly ok: false; readonly step: number; readonly message: string }

/** Plays a record again with the dice of its seed, which must be the promised one, and compares all of it. */
export function replayFromSeed<T extends GameTypes>(game: Game<T>, record: MatchRecord): Replay<T> {
  const { seed } = record
  if (seed === undefined) return deviation(0, 'the seed has not been revealed')
  const flaw = flawOfCommitment(record)
  if (flaw) return deviation(0, flawInWords(flaw))
  return replayWithSeed(game, record, seed)
}

/** The same where the caller has checked what was promised. */
export function replayWithSeed<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  seed: string,
): Replay<T> {
  return playAgain(game, record, record.steps.length, step => diceOfStep(seed, step))
}

/** Whether the dice of a finished match came from the seed that was promised at its start. */
export function verifyDice<T extends GameTypes>(game: Game<T>, record: MatchRecord): DiceVerdict {
  const again = replayFromSeed(game, record)
  if (!again.ok) return again
  return {
    ok: true,
    draws: drawsIn(record),
  }
}

/** What is wrong with a promise, where the parts of a record are not named by place. */
export function flawInWords({ path, message }: Flaw): string {
  if (path.startsWith('/contributions')) return `${path} ${message}`
  return path === '/seed' ? 'the revealed seed is not the one that was promised' : `the commitment ${message}`
}

/** How many dice a record holds. */
export function drawsIn(record: MatchRecord): number {
  return recordedActions(record).reduce((sum, { dice }) => sum + dice.length, record.start.dice.length)
}

function playAgain<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  upTo: number,
  diceFor: (step: number) => Dice,
): Replay<T> {
  if (record.game !== game.id) return deviation(0, `the record is of ${record.game}, not of ${game.id}`)
  const changes = Object.keys(record.ruleset?.changes ?? {})
  if (changes.length > 0)
    return deviation(
      0,
      `it was played by the ruleset "${record.ruleset?.name}", which changes rules of ${game.id} (${changes[0]}); this Sextant plays the game's own only`,
    )
  try {
    // Options and positions out of a record are checked against the game's schemas by the journal.
    const setup = record.start.given
      ? { position: copyPlain(record.start.state) as T['state'] }
      : { dice: diceFor(0) }
    const journal = openJournal(game, record.options as T['options'], setup)
    const [then, now] = [record.seats.map(({ name }) => name).join(', '), journal.rules.seats.join(', ')]
    if (then !== now) return deviation(0, `the seats differ: ${then || 'none'} in the record, ${now} now`)
    const deviates = deviationsFrom(record)
    const off = deviates.atStart(journal.start)
    if (off) return { ok: false, ...off }
    for (const step of record.steps.slice(0, upTo)) {
      const stepped = stepAgain(journal, step, diceFor)
      if (!stepped.ok) return stepped
      const differs = deviates.after(step, stepped.step, journal.state)
      if (differs) return { ok: false, ...differs }
    }
    return outcomeDiffers(record, journal, upTo) ?? { ok: true, journal }
  } catch (error) {
    if (error instanceof InputError) return deviation(0, error.message)
    if (error instanceof GameFault) return deviation(error.step, error.message)
    throw error
  }
}

/** One recorded step once more; a deviation where it cannot be taken. */
function stepAgain<T extends GameTypes>(
  journal: Journal<T>,
  step: RecordedStep,
  diceFor: (step: number) => Dice,
): { readonly ok: true; readonly step: Step<T> } | Failed {
  const refused = ({ code, message }: Refusal) => deviation(step.seq, `refused (${code}): ${message}`)
  if ('end' in step) {
    const ended = journal.end(step.end)
    return ended.ok ? ended : refused(ended.refusal)
  }
  const action = checkShape(journal.game.action, step.action)
  if (!action.ok) {
    const [flaw] = action.flaws
    return deviation(step.seq, `not an action of ${journal.game.title}: ${flaw?.path} ${flaw?.message}`)
  }
  const stepped = journal.step(step.seat, action.value, diceFor(step.seq))
  return stepped.ok ? stepped : refused(stepped.refusal)
}

function outcomeDiffers<T extends GameTypes>(
  record: MatchRecord,
  { outcome }: Journal<T>,
  upTo: number,
): Failed | undefined {
  if (upTo < record.steps.length) return undefined
  const [then, now] = [record.outcome ?? null, outcome ?? null]
  if (samePlain(then, now)) return undefined
  const differences = describeDifference({ outcome: then }, { outcome: now }, ['in the record', 'now'])
  return { ok: false, step: record.steps.length, message: 'the outcome is not the recorded one', differences }
}

function deviation(step: number, message: string): Failed {
  return { ok: false, step, message, differences: [] }
}
