import type { GameTypes } from '../game/game.ts'
import type { Step } from '../journal/journal.ts'
import type { Start } from '../journal/start.ts'
import { stateHash } from '../plain/canonical.ts'
import { brief, type Change, describeDifference, sameChanges } from '../plain/difference.ts'
import { samePlain } from '../plain/plain.ts'
import type { MatchRecord, RecordedStep } from './record.ts'
import { type RecordedStates, recordedStates } from './recorded-states.ts'

/** Where a replay came out otherwise than recorded. */
export interface Deviation {
  /** 0 is the set-up. */
  readonly step: number
  readonly message: string
  /** What differs between the recorded state and the state now, a line each. */
  readonly differences: readonly string[]
}

interface Deviations<T extends GameTypes> {
  atStart(start: Start<T>): Deviation | undefined
  /** After all steps before it came out as recorded. */
  after(recorded: RecordedStep, replayed: Step<T>, state: T['state']): Deviation | undefined
}

/** Compares the steps of a replay with those of its record, one after the other. */
export function deviationsFrom<T extends GameTypes>(record: MatchRecord): Deviations<T> {
  /** Put together only where a step does not come out at once: they cost more than the replay. */
  let states: RecordedStates | undefined

  function stateDiffers(step: number, state: unknown, sameHash: boolean): Deviation | undefined {
    states ??= recordedStates(record, 'record')
    const differences = describeDifference(states.at(step), state, ['in the record', 'now'])
    if (differences.length === 0 && sameHash) return undefined
    if (differences.length === 0)
      differences.push('none: the recorded hash is not that of the recorded state')
    return { step, message: 'the state is not the recorded one', differences }
  }

  return {
    atStart(start) {
      const { dice, hash, state } = record.start
      const off = diceDiffer(0, dice, start.dice)
      if (off) return off
      const sameHash = fits(hash, start.state)
      return sameHash && samePlain(state, start.state) ? undefined : stateDiffers(0, start.state, sameHash)
    },
    after(recorded, replayed, state) {
      const off = diceDiffer(recorded.seq, diceOf(recorded), diceOf(replayed))
      if (off) return off
      const sameHash = fits(recorded.hash, state)
      // From the same state the same changes lead to the same state.
      if (sameHash && sameChanges(changesOf(recorded), changesOf(replayed))) return undefined
      return stateDiffers(recorded.seq, state, sameHash)
    },
  }
}

function diceDiffer(step: number, recorded: Draws, replayed: Draws): Deviation | undefined {
  if (samePlain(recorded, replayed)) return undefined
  const message = `the dice differ: ${brief(recorded)} in the record, ${brief(replayed)} now`
  return { step, message, differences: [] }
}

type Draws = readonly (number | boolean)[]

function diceOf<T extends GameTypes>(step: RecordedStep | Step<T>): Draws {
  return 'dice' in step ? step.dice : []
}

function changesOf<T extends GameTypes>(step: RecordedStep | Step<T>): readonly Change[] {
  return 'changes' in step ? step.changes : []
}

/** Records of versions 1 and 2 have a hash of every state. */
function fits(hash: string | undefined, state: unknown): boolean {
  return hash === undefined || hash === stateHash(state)
}
