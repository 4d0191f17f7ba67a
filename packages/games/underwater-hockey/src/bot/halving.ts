import type { Plan } from '../plan.ts'
import type { TeamSeat } from '../units.ts'
import { type Change, changesFor } from './changes.ts'
import type { Effort } from './numbers.ts'
import { meanLook, type Outlook } from './outlook.ts'

/** A change with what it gains its team over the plans as proposed, in goals. */
export interface WeighedChange extends Change {
  readonly gain: number
}

/**
 * The best changes of single plans against what the other team is expected to do, by successive halving: many are
 * looked at briefly, and those that do well again with more care. When time is up, the best so far.
 * @param most how many changes are looked at first
 * @param wanted which of them are considered at all
 */
export function bestChanges(
  outlook: Outlook,
  team: TeamSeat,
  proposals: readonly [readonly Plan[], readonly Plan[]],
  rounds: Effort['rounds'],
  most: number,
  wanted: (change: Change) => boolean = () => true,
): WeighedChange[] {
  const { work, from, budget } = outlook
  const sign = team === 0 ? 1 : -1
  const proposed = [...proposals[0], ...proposals[1]]
  let left: WeighedChange[] = changesFor(work.tables, from, team, proposals[team], most)
    .filter(wanted)
    .map(change => ({ ...change, gain: 0 }))
  for (const { runs, turns, kept } of rounds) {
    if (budget.expired()) break
    const usual = meanLook(outlook, proposed, runs, turns)
    const weighed: WeighedChange[] = []
    for (const change of left) {
      if (budget.expired()) break
      const plans = proposed.with(change.unit, change.plan)
      weighed.push({ ...change, gain: sign * (meanLook(outlook, plans, runs, turns) - usual) })
    }
    // A round cut short has seen the best of the one before first: they are sorted.
    if (weighed.length === 0) break
    left = weighed.sort((a, b) => b.gain - a.gain).slice(0, kept)
  }
  return left.filter(({ gain }) => gain > 0)
}
