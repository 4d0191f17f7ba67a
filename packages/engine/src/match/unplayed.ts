import { diceOfStep } from '../dice/seeded-dice.ts'
import type { Game, GameTypes } from '../game/game.ts'
import { InputError } from '../input/schema.ts'
import { openJournal } from '../journal/journal.ts'
import { samePlain } from '../plain/plain.ts'
import { flawOfCommitment } from '../record/match-promise.ts'
import type { MatchRecord } from '../record/record.ts'
import type { MatchBegun } from './match.ts'

/**
 * What `matchAt` needs to begin a match that was saved before anybody acted in it: nothing has to be played again, only set up.
 * Nothing where anything was done in it or is wrong with it: `resumable` goes on with the one, and says what is wrong with the other.
 */
export function unplayed<T extends GameTypes>(game: Game<T>, record: MatchRecord) {
  const { seed, start, steps, outcome, seats } = record
  if (record.game !== game.id || seed === undefined || steps.length > 0 || outcome) return undefined
  // Versions before this one have a hash of the state as well.
  if (start.given || start.hash !== undefined || flawOfCommitment(record)) return undefined
  if (record.ruleset?.changes) return undefined
  const journal = setUp(game, record.options as T['options'], seed)
  const isSame =
    journal !== undefined &&
    samePlain(
      journal.rules.seats,
      seats.map(({ name }) => name),
    ) &&
    samePlain(journal.start.state, start.state) &&
    samePlain(journal.start.dice, start.dice)
  return isSame ? { journal, begun: begunOf(record, seed) } : undefined
}

/** What was promised of a match when it began, out of its record. */
export function begunOf(record: MatchRecord, seed: string): MatchBegun {
  const { seats, firstPlayers, commitment, promiseFormat, contributions, keys, ruleset, rules, options } =
    record
  const players = seats.map(({ player }) => player)
  const promised = {
    commitment,
    rules,
    options,
    ...(promiseFormat !== undefined && { promiseFormat }),
    ...(contributions && { contributions }),
    ...(keys && { keys }),
    ...(ruleset && { ruleset }),
  }
  return { seed, players, ...(firstPlayers && { firstPlayers }), ...promised }
}

function setUp<T extends GameTypes>(game: Game<T>, options: T['options'], seed: string) {
  try {
    return openJournal(game, options, { dice: diceOfStep(seed, 0) })
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}
