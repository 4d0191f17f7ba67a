import { type Game, type GameTypes, type MatchRecord, replay, verifyDice } from '@sextant/engine'

/** One thing about a record that can be true or not. */
export interface Finding {
  readonly of: 'states' | 'dice'
  /** `null` where it is not known. */
  readonly ok: boolean | null
  readonly message: string
  /** The first step where it is not true; 0 is the set-up. */
  readonly step?: number
  /** What differs there, a line each. */
  readonly differences?: readonly string[]
}

/** Whether a record is what the rules and the promised seed make of its actions. */
export function verdictOn<T extends GameTypes>(game: Game<T>, record: MatchRecord): Finding[] {
  const again = replay(game, record)
  if (!again.ok) {
    const { step, message, differences } = again
    return [{ of: 'states', ok: false, step, message, differences }]
  }
  const ending = record.outcome ? 'it ended as recorded' : 'it is not finished, as recorded'
  return [
    { of: 'states', ok: true, message: `${record.steps.length + 1} states are as recorded; ${ending}` },
    checkDice(game, record),
  ]
}

function checkDice<T extends GameTypes>(game: Game<T>, record: MatchRecord): Finding {
  // The seed stays secret as long as dice are still to fall.
  if (record.seed === undefined && record.outcome === undefined)
    return {
      of: 'dice',
      ok: null,
      message: 'the dice can be checked once the match is over and its seed is revealed',
    }
  const verdict = verifyDice(game, record)
  if (!verdict.ok) return { of: 'dice', ok: false, step: verdict.step, message: verdict.message }
  return { of: 'dice', ok: true, message: drawsInWords(verdict.draws) }
}

export function drawsInWords(draws: number): string {
  const drawn = ['no dice were drawn', '1 draw came', `${draws} draws came`][Math.min(2, draws)]
  const seed = draws === 0 ? '; the seed is the one' : ' from the seed'
  return `${drawn}${seed} that was promised`
}
