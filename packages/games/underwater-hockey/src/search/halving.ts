import type { Plan } from '../plan.ts'
import { type Change, changesFor } from './changes.ts'
import { EFFORT } from './effort.ts'
import { meanLook, type Outlook } from './outlook.ts'

/** A change with what it gains its team over the plans as proposed, in goals. */
export interface WeighedChange extends Change {
  readonly gain: number
}

/**
 * The best changes of single plans against what the other team is expected to do: many are looked at briefly, and
 * those that do well are looked at again with more care. Only `wanted` ones are looked at.
 */
export function bestChanges(
  outlook: Outlook,
  team: 0 | 1,
  proposals: readonly [readonly Plan[], readonly Plan[]],
  most: number,
  wanted: (change: Change) => boolean = () => true,
): WeighedChange[] {
  const { world, from } = outlook
  const sign = team === 0 ? 1 : -1
  let left: WeighedChange[] = changesFor(world, from, team, proposals[team], most)
    .filter(wanted)
    .map(change => ({ ...change, gain: 0 }))
  for (const { runs, turns, kept } of EFFORT.rounds) {
    const usual = meanLook(outlook, [...proposals[0], ...proposals[1]], runs, turns)
    left = left
      .map(change => {
        const plans = [...proposals[0], ...proposals[1]]
        plans[change.unit] = change.plan
        return { ...change, gain: sign * (meanLook(outlook, plans, runs, turns) - usual) }
      })
      .sort((a, b) => b.gain - a.gain)
      .slice(0, kept)
  }
  return left.filter(({ gain }) => gain > 0)
}
