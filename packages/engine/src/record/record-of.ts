import type { GameTypes } from '../game/game.ts'
import type { Journal, Step } from '../journal/journal.ts'
import { copyPlain } from '../plain/plain.ts'
import type { MatchRegister } from './match-promise.ts'
import type { MatchRecord, RecordedStep } from './record.ts'

/** The version of the record format that this code writes. */
export const RECORD_VERSION = 3

export const FORMAT = 'sextant.match'

/** The journal so far as a record; it names the seed only where the seed is to be revealed. */
export function recordOf<T extends GameTypes>(
  journal: Journal<T>,
  register: MatchRegister,
  hash: string,
  reveal: boolean,
): MatchRecord {
  const { game, rules, start, outcome } = journal
  const { seed, players, firstPlayers, commitment, contributions } = register
  return copyPlain({
    format: FORMAT as typeof FORMAT,
    version: RECORD_VERSION as typeof RECORD_VERSION,
    game: game.id,
    rules: register.rules ?? game.version,
    options: register.options ?? journal.options,
    seats: rules.seats.map((name, seat) => ({ name, player: players[seat] ?? name })),
    ...(firstPlayers && { firstPlayers: [...firstPlayers] }),
    commitment,
    ...(contributions && { contributions: [...contributions] }),
    ...(reveal && { seed }),
    start: { given: start.given, dice: [...start.dice], state: start.state },
    steps: journal.steps.map((step, index) => recorded(step, index + 1)),
    hash,
    ...(outcome && { outcome: { ...outcome, scores: [...outcome.scores] } }),
  })
}

function recorded<T extends GameTypes>(step: Step<T>, seq: number): RecordedStep {
  if (step.kind === 'end') return { seq, end: step.end }
  const { seat, action, dice, changes } = step
  return { seq, seat, action, dice: [...dice], changes: [...changes] }
}
