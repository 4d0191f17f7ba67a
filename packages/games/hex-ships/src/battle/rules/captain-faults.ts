import type { CaptainSkills } from '../schema/captain.ts'
import type { Ruleset } from '../schema/rules.ts'
import { type Fault, fault } from './faults.ts'

/** What is wrong with a captain under these rules: more ranks than even the highest level gives. Older rules do not say how many. */
export function captainFaults({ combat }: Ruleset, captain: CaptainSkills | undefined): Fault[] {
  const most = combat.captains.ranks
  if (!captain || most === undefined) return []
  const { command, gunnery, engineering } = captain
  const found = command + gunnery + engineering
  return found > most ? [fault('', 'too-many-ranks', { found, most })] : []
}
