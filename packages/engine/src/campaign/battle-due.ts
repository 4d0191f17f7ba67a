import type { Game, GameTypes, Refusal } from '../game/game.ts'
import { parseShape } from '../input/schema.ts'
import { copyPlain, samePlain } from '../plain/plain.ts'
import { sha256Hex } from '../plain/sha256.ts'
import { promisesSeed } from '../record/commitment.ts'
import type { MatchRecord } from '../record/record.ts'
import type { Battle } from './campaign.ts'

/**
 * The seed of the match that is a campaign's entry of this number: a hash, so that a finished match, which tells
 * its own seed, tells nothing of the campaign's. It follows from the place in the campaign alone, so that a match
 * cannot be played again for better dice.
 */
export function battleSeed(seed: string, entry: number): string {
  return sha256Hex(`${seed}/battle/${entry}`)
}

/** The options of the match that is due as the match will have them, checked and complete. */
export function battleOptions<T extends GameTypes>(game: Game<T>, { options }: Battle<T>): T['options'] {
  return copyPlain(parseShape(game.options, options, `${game.id} options`))
}

/** What only matches between several devices have. */
const BEYOND = ['ruleset', 'keys', 'log', 'signatures'] as const

/** Why a record is not of the match that is due, or nothing. Its seed is looked at where the one due is known. */
export function whyNotDue<T extends GameTypes>(
  game: Game<T>,
  battle: Battle<T>,
  seed: string | undefined,
  record: MatchRecord,
): Refusal | undefined {
  if (record.game !== game.id)
    return {
      code: 'other-game',
      message: `The match due is one of ${game.id}, not of ${record.game}.`,
      values: { due: game.id, found: record.game },
    }
  if (record.start.given)
    return { code: 'given-position', message: 'The match began from a position that was given to it.' }
  if (!samePlain(record.options, battleOptions(game, battle)))
    return { code: 'other-options', message: 'The match was played under other options than those due.' }
  const beyond = BEYOND.find(field => record[field] !== undefined)
  if (beyond !== undefined || (record.contributions?.length ?? 1) > 1)
    return {
      code: 'more-than-due',
      message: `The match has ${beyond ?? 'contributions of seats'}, which those of campaigns have not.`,
      values: { found: beyond ?? 'contributions' },
    }
  if (seed !== undefined && !promisesSeed(record, seed))
    return { code: 'other-seed', message: 'The dice of the match are not those of the match due.' }
  return undefined
}
