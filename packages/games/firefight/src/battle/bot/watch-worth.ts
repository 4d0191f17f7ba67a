import { tableOf } from '../rules/units.ts'
import { countInBoth } from './cell-set.ts'
import { fieldOfFire } from './fields-of-fire.ts'
import type { Outlook } from './outlook.ts'
import { gainOf, strikeOf } from './strikes.ts'

/** What a unit that watches may expect of its one shot: more, the more of the enemy's ways lead through its field. */
export function watchWorth({ bot, foes }: Outlook, unit: number, weapon: number, cell: number): number {
  const { work, fields, temper } = bot
  const range = tableOf(work.tables, unit).weapons[weapon]?.range ?? 0
  const field = fieldOfFire(work, fields, cell, range)
  let gains = 0
  let shares = 0
  for (const foe of foes) {
    const share = countInBoth(foe.ends, field) / foe.endCount
    if (share === 0) continue
    const strike = strikeOf(bot, unit, weapon, foe.unit, foe.cell, range > work.tables.rules.far, false, true)
    gains += share * gainOf(strike, foe.left)
    shares += share
  }
  return (temper.watch * gains) / Math.max(1, shares)
}
