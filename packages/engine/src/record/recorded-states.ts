import { InputError } from '../input/schema.ts'
import { type Change, withChanges } from '../plain/difference.ts'
import type { MatchRecord } from './record.ts'

/**
 * The states of a record from the set-up on, put together from what it says has changed: so it can be watched
 * even where the rules have changed since. Nobody has checked that they are states of the game.
 */
export function recordedStates(record: MatchRecord, source: string): unknown[] {
  return statesOnward(record.start.state, record.steps, source, 'steps')
}

/** The same of anything that is recorded change by change; `list` is where the changes stand. */
export function statesOnward(
  first: unknown,
  changed: readonly { readonly seq: number; readonly changes?: readonly Change[] }[],
  source: string,
  list: string,
): unknown[] {
  const states: unknown[] = [first]
  for (const { seq, changes = [] } of changed) {
    try {
      states.push(withChanges(states.at(-1), changes))
    } catch (error) {
      const message = `does not fit the state before: ${error instanceof Error ? error.message : error}`
      throw new InputError(source, [{ path: `/${list}/${seq - 1}/changes`, message }])
    }
  }
  return states
}
