import type { Dice } from '@sextant/engine'
import { MOST_UNITS } from '../../schema/names.ts'
import type { Team, Unit } from '../../schema/team.ts'
import { POINTS, pointsOf } from './points.ts'
import { stockUnits } from './stock.ts'
import { tidyTeam } from './tidy-team.ts'

/** Fewer than these points need not be filled. */
const SPARE = 12

/** Units of all teams as the dice choose them, for as many points as a team usually has. */
export function filledTeam(dice: Dice): Team {
  const units: Unit[] = []
  for (let left = POINTS; left > SPARE && units.length < MOST_UNITS; ) {
    const fitting = stockUnits.filter(({ value }) => pointsOf(value) <= left)
    if (fitting.length === 0) break
    const { value } = dice.pick(fitting)
    units.push(value)
    left -= pointsOf(value)
  }
  return tidyTeam({ id: 'mixed-company', name: 'Mixed Company', faction: 'Mixed', units })
}
