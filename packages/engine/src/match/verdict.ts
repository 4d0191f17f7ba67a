import type { Game, GameTypes } from '../game/game.ts'
import { type Committed, promisesTerms } from '../record/commitment.ts'
import type { Finding } from '../record/finding.ts'
import { flawOfCommitment } from '../record/match-promise.ts'
import type { MatchRecord } from '../record/record.ts'
import { hashOfRecord } from '../record/record-hash.ts'
import { signedIn } from '../signatures/signed-verdict.ts'
import { replay, verifyDice } from './replay.ts'

/** What a record proves and what it does not. `commitment` is the one that was noted before the match. */
export function verdictOn<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  commitment?: string,
): Finding[] {
  const states = statesIn(game, record)
  const promise = promiseOf(record, commitment, 'match')
  const played = [
    states,
    ...wholeness(record),
    termsOf(record, flawOfCommitment(record)?.message),
    ...(states.ok ? [diceIn(game, record)] : []),
    promise,
  ]
  return [
    ...played,
    ...signedIn(record, { holds: holds(played), promised: promise.ok === true }),
    ...rulesIn(record),
    ...startOf(record),
    ...playersIn(record),
  ]
}

/** Whether nothing in it is wrong; what is not proven is no fault. */
export function holds(findings: readonly Finding[]): boolean {
  return findings.every(({ ok }) => ok !== false)
}

function statesIn<T extends GameTypes>(game: Game<T>, record: MatchRecord): Finding {
  const again = replay(game, record)
  if (!again.ok) {
    const { step, message, differences } = again
    return { of: 'states', ok: false, step, message, differences }
  }
  const ending = record.outcome ? 'it ended as recorded' : 'it is not finished, as recorded'
  return { of: 'states', ok: true, message: `${record.steps.length + 1} states are as recorded; ${ending}` }
}

function wholeness(record: MatchRecord): Finding[] {
  if (!record.contributions && record.hash === undefined) return []
  return isWhole(record)
    ? [{ of: 'whole', ok: true, message: 'it is not damaged: its hash fits' }]
    : [
        {
          of: 'whole',
          ok: false,
          message: 'it was changed or damaged after it was written: its hash does not fit',
        },
      ]
}

/** Whether the hash fits; records of versions 1 and 2 have none. */
export function isWhole(record: MatchRecord): boolean {
  if (record.hash === undefined) return !record.contributions
  return hashOfRecord(record) === record.hash
}

const TERMS = ['/game', '/rules', '/options', '/seats', '/start', '/steps/*/hash']

/** Whether what was agreed on is what was promised; `flaw` says why not. */
export function termsOf(
  record: { readonly contributions?: unknown; readonly seed?: string | undefined },
  flaw: string | undefined,
  places: readonly string[] = TERMS,
): Finding {
  if (flaw !== undefined) return { of: 'terms', ok: false, message: `the commitment or seed ${flaw}` }
  if (record.contributions)
    return {
      of: 'terms',
      ok: true,
      message:
        record.seed === undefined
          ? 'game, rules, options, start and seats are those of the commitment; its seed is not revealed'
          : 'game, rules, options, start, seats and seed are those of the commitment',
    }
  return {
    of: 'terms',
    ok: null,
    message:
      'not proven: game, rules, options, start and names; it was begun under format 1 or 2, whose commitment covers the seed alone',
    places,
  }
}

function diceIn<T extends GameTypes>(game: Game<T>, record: MatchRecord): Finding {
  // The seed stays secret as long as dice are still to fall.
  if (record.seed === undefined && record.outcome === undefined) return diceLater('match')
  const verdict = verifyDice(game, record)
  if (!verdict.ok) return { of: 'dice', ok: false, step: verdict.step, message: verdict.message }
  return diceFrom(record, verdict.draws, ['/seed', '/commitment', '/start/dice', '/steps'])
}

/** The dice are those of the seed; whether that is the one that was promised depends on the promise. */
export function diceFrom(record: Committed, draws: number, places: readonly string[]): Finding {
  if (promisesTerms(record))
    return { of: 'dice', ok: true, message: `fair dice: checked; ${drawsInWords(draws)}` }
  return {
    of: 'dice',
    ok: null,
    message:
      'not proven: that the seed was promised; the dice are those of the seed, but a commitment of format 1 or 2 can be opened in more than one way',
    places,
  }
}

/** What no hash of one device can prove: whoever knows the seed plays the match as they like, and all of it fits. */
export function unsigned(
  what: 'moves were played' | 'decisions were made',
  places: readonly string[],
): Finding {
  return {
    of: 'moves',
    ok: null,
    message: `not proven: that these ${what}, and no others`,
    places,
  }
}

export function diceLater(what: 'match' | 'campaign'): Finding {
  return {
    of: 'dice',
    ok: null,
    message: `not proven yet: the dice can be checked once the ${what} is over and its seed is revealed`,
    places: ['/start', what === 'match' ? '/steps' : '/entries'],
  }
}

export function drawsInWords(draws: number): string {
  const drawn = ['no dice were drawn', '1 draw came', `${draws} draws came`][Math.min(2, draws)]
  const seed = draws === 0 ? '; the seed is the one' : ' from the seed'
  return `${drawn}${seed} that was promised`
}

/** The commitment against the one from outside: a whole match can be replaced together with its seed and its commitment. */
export function promiseOf(record: Committed, noted: string | undefined, what: 'match' | 'campaign'): Finding {
  const { commitment } = record
  if (noted === undefined)
    return {
      of: 'promise',
      ok: null,
      message: `not proven: that this is the ${what} that was begun, and no other in its place; ${
        promisesTerms(record)
          ? `compare its commitment with the one shown at the start: ${commitment}`
          : 'a commitment of format 1 or 2 cannot prove it'
      }`,
      places: ['/'],
    }
  if (!promisesTerms(record))
    return {
      of: 'promise',
      ok: false,
      message: `not checked against the commitment that was given: the ${what} says it was begun under format 1 or 2, whose commitment can be opened in more than one way, so it proves nothing`,
    }
  if (noted.trim().toLowerCase() === commitment)
    return { of: 'promise', ok: true, message: 'the commitment is the one that was given' }
  return {
    of: 'promise',
    ok: false,
    message: `this is another ${what}, or another seed: its commitment is ${commitment}, not the one that was given`,
  }
}

/** A ruleset is known by its name alone where it changes nothing; one that does is not replayed at all. */
function rulesIn({ ruleset }: MatchRecord): Finding[] {
  if (!ruleset || Object.keys(ruleset.changes ?? {}).length > 0) return []
  return [
    {
      of: 'rules',
      ok: null,
      message: `not proven: that these are the rules it names, "${ruleset.name}"; it was checked by those of the game itself`,
      places: ['/ruleset'],
    },
  ]
}

function startOf({ start, contributions }: MatchRecord): Finding[] {
  if (!start.given) return []
  return [
    {
      of: 'start',
      ok: null,
      message: 'it began from a given position, which no rule or die has arranged',
      ...(!contributions && { places: ['/start'] }),
    },
  ]
}

function playersIn({ seats, firstPlayers }: MatchRecord): Finding[] {
  if (!firstPlayers) return []
  const now = seats.map(({ player }) => player).join(', ')
  return [
    {
      of: 'players',
      ok: null,
      message: `not proven: who plays now (${now}); it was begun by ${firstPlayers.join(', ')}`,
      places: ['/seats'],
    },
  ]
}
