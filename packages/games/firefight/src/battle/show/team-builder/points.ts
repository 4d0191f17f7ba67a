import { costOfUnit } from '../../rules/cost.ts'
import { advanced, costs } from '../../scenarios.ts'
import type { Team, Unit } from '../../schema/team.ts'

/** The points that a team usually has. */
export const POINTS = costs.team

/** What a unit is worth by the formula, whatever its file says: so teams can be compared. */
export function pointsOf(unit: Unit): number {
  if (unit.weapons.length === 0) return 0
  return costOfUnit(unit, costs, advanced)
}

export function teamPoints({ units }: Pick<Team, 'units'>): number {
  return units.reduce((sum, unit) => sum + pointsOf(unit), 0)
}
