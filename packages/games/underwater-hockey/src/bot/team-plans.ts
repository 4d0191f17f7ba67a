import type { Plan } from '../plan.ts'
import { firstOf, type TeamSeat } from '../units.ts'
import type { WeighedChange } from './halving.ts'

/**
 * Plans for a whole team: as proposed, with each of the best changes, and with the best changes of several units
 * together.
 */
export function teamPlans(
  proposed: readonly Plan[],
  team: TeamSeat,
  best: readonly WeighedChange[],
  most: number,
): Plan[][] {
  const first = firstOf(team)
  const changed = (changes: readonly WeighedChange[]) => {
    const plans = [...proposed]
    for (const { unit, plan } of changes) plans[unit - first] = plan
    return plans
  }
  const found = [[...proposed]]
  const ofUnits = firstOfEachUnit(best)
  if (ofUnits.length > 2) found.push(changed(ofUnits.slice(0, 3)))
  const [top] = best
  for (const other of ofUnits) if (top && other.unit !== top.unit) found.push(changed([top, other]))
  for (const change of best) found.push(changed([change]))
  return found.slice(0, most)
}

function firstOfEachUnit(best: readonly WeighedChange[]): WeighedChange[] {
  return best.filter((change, index) => best.findIndex(({ unit }) => unit === change.unit) === index)
}
