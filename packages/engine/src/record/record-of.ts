import type { GameTypes } from '../game/game.ts'
import type { Journal, Step } from '../journal/journal.ts'
import { copyPlain } from '../plain/plain.ts'
import type { Contribution } from './contributions.ts'
import type { MatchRegister } from './match-promise.ts'
import type { MatchRecord, RecordedStep } from './record.ts'

/** The version of the record format that this code writes. */
export const RECORD_VERSION = 4

export const FORMAT = 'sextant.match'

/** The journal so far as a record; it names the seed only where the seed is to be revealed. */
export function recordOf<T extends GameTypes>(
  journal: Journal<T>,
  register: MatchRegister,
  hash: string,
  reveal: boolean,
): MatchRecord {
  const { game, rules, start, outcome } = journal
  const { seed, players, firstPlayers, commitment, promiseFormat, contributions, ruleset, keys } = register
  return copyPlain({
    format: FORMAT as typeof FORMAT,
    version: RECORD_VERSION as typeof RECORD_VERSION,
    game: game.id,
    rules: register.rules ?? game.version,
    ...(ruleset && { ruleset }),
    options: register.options ?? journal.options,
    seats: rules.seats.map((name, seat) => ({ name, player: players[seat] ?? name })),
    ...(firstPlayers && { firstPlayers: [...firstPlayers] }),
    ...(promiseFormat !== undefined && { promiseFormat }),
    commitment,
    ...(contributions && { contributions: revealed(contributions, reveal) }),
    ...(keys && { keys }),
    ...(reveal && { seed }),
    start: { given: start.given, dice: [...start.dice], state: start.state },
    steps: journal.steps.map((step, index) => recorded(step, index + 1)),
    hash,
    ...(outcome && { outcome: { ...outcome, scores: [...outcome.scores] } }),
  })
}

/** Secrets that the seed is made of are out when it is. */
function revealed(contributions: readonly Contribution[], reveal: boolean): Contribution[] {
  return contributions.map(({ by, hash, nonce }) =>
    reveal && nonce !== undefined ? { by, hash, nonce } : { by, hash },
  )
}

function recorded<T extends GameTypes>(step: Step<T>, seq: number): RecordedStep {
  if (step.kind === 'end') return { seq, end: step.end }
  const { seat, action, dice, changes } = step
  return { seq, seat, action, dice: [...dice], changes: [...changes] }
}
