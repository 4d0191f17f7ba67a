import { type Game, type MatchRecord, replay, samePlain, stateHash, verifyDice } from '@sextant/engine'

/** One thing about a record that can be true or not. */
export interface Check {
  readonly of: 'states' | 'changes' | 'outcome' | 'dice'
  /** `null` where it cannot be told. */
  readonly ok: boolean | null
  readonly message: string
  /** The first step where it is not true; 0 is the set-up. */
  readonly step?: number
  /** What differs there, a line each. */
  readonly differences?: readonly string[]
}

/** Whether a record is what the rules and the promised seed make of its actions. */
export function verdictOn<S, A, E, O>(
  game: Game<S, A, E, O>,
  record: MatchRecord,
  states: readonly unknown[],
): Check[] {
  const again = replay(game, record)
  if (!again.ok) {
    const { step, message, differences } = again
    return [{ of: 'states', ok: false, step, message, differences }]
  }
  const { rules, state } = again.table
  return [
    { of: 'states', ok: true, message: `${states.length} states are as recorded` },
    checkChanges(record, states),
    checkOutcome(record, rules.outcome(state)),
    checkDice(game, record),
  ]
}

/** The changes that are kept with each step must lead to the states whose hashes are. */
function checkChanges(record: MatchRecord, states: readonly unknown[]): Check {
  const hashes = [record.start.hash, ...record.steps.map(({ hash }) => hash)]
  const step = hashes.findIndex((hash, index) => stateHash(states[index]) !== hash)
  if (step < 0) return { of: 'changes', ok: true, message: 'the recorded changes lead to the same states' }
  return { of: 'changes', ok: false, step, message: 'the recorded changes lead to another state' }
}

function checkOutcome(record: MatchRecord, outcome: unknown): Check {
  if (samePlain(record.outcome, outcome))
    return {
      of: 'outcome',
      ok: true,
      message: outcome ? 'it ended as recorded' : 'it is not over, as recorded',
    }
  const [then, now] = [record.outcome, outcome].map(value => JSON.stringify(value) ?? 'not over')
  const step = record.steps.length
  return { of: 'outcome', ok: false, step, message: `the outcome differs: ${then} in the record, ${now} now` }
}

function checkDice<S, A, E, O>(game: Game<S, A, E, O>, record: MatchRecord): Check {
  // The seed stays secret as long as dice are still to fall.
  if (record.seed === undefined && record.outcome === undefined)
    return {
      of: 'dice',
      ok: null,
      message: 'the dice can be checked once the match is over and its seed told',
    }
  const verdict = verifyDice(game, record)
  if (!verdict.ok) return { of: 'dice', ok: false, step: verdict.step, message: verdict.message }
  const drawn = ['no dice were drawn', '1 draw came', `${verdict.draws} draws came`][Math.min(2, verdict.draws)]
  const seed = verdict.draws === 0 ? '; the seed is the one' : ' from the seed'
  return { of: 'dice', ok: true, message: `${drawn}${seed} that was promised` }
}
