import { unitsOf } from '../rules/units.ts'
import { type Workspace, workspaceFor } from '../rules/workspace.ts'
import type { Tables } from '../tables.ts'
import { createFieldsOfFire, type FieldsOfFire } from './fields-of-fire.ts'
import { createStrikes, type Strikes } from './strikes.ts'
import type { Temper } from './temper.ts'
import { type Worths, worthAt, worthsOf } from './worth.ts'

/** A bot at its seat, with memory that carries nothing from one decision to the next. */
export interface BotSeat {
  readonly seat: number
  readonly temper: Temper
  readonly work: Workspace
  readonly fields: FieldsOfFire
  readonly strikes: Strikes
  readonly worths: Worths
  /** What a victory is worth: as much as a team. */
  readonly victory: number
  /** What is left of a prospect at a distance, by unit: by the turns of the way. */
  readonly fading: readonly Float64Array[]
}

export function botSeatFor(tables: Tables, seat: number, temper: Temper): BotSeat {
  const work = workspaceFor(tables)
  const worths = worthsOf(tables)
  const teams = [0, 1].map(side =>
    unitsOf(tables, side).reduce(
      (sum, unit) => sum + worthAt(worths, unit, (worths[unit]?.length ?? 1) - 1),
      0,
    ),
  )
  const furthest = 2 * tables.scenario.size + 2
  return {
    seat,
    temper,
    work,
    fields: createFieldsOfFire(work),
    strikes: createStrikes(work),
    worths,
    victory: (teams.reduce((sum, team) => sum + team, 0) ?? 0) / teams.length,
    fading: tables.units.map(({ speed }) =>
      Float64Array.from({ length: furthest }, (_, away) => temper.patience ** (away / speed)),
    ),
  }
}
