import type { Objective } from '../schema/scenario.ts'
import type { ShipTable, Tables } from '../tables.ts'

/** What a point of each layer is worth. Shields come back, armor does not, and without hull there is no ship. */
export const SHIELD = 0.4
export const ARMOR = 1
export const HULL = 2.2
/** What a critical and a point of disruption are worth to the enemy. */
export const CRITICAL = 2
export const DISRUPTION = 1.5

/** What is gained by a ship's end besides its points: its guns are silent. */
export function worthOf({ class: sheet, mounts }: ShipTable): number {
  return 3 + 2 * sheet.size + mounts.filter(mount => mount !== undefined).length
}

/** How much more, or less, each ship counts to a seat, as the objectives have it. */
export function weightsOf({ scenario, ships }: Tables, seat: number): readonly number[] {
  return ships.map(({ id, seat: side }) => {
    // What is to be captured must not be destroyed.
    if (side !== seat && scenario.objectives.some(one => one.type === 'capture' && one.ship === id)) return 0
    return scenario.objectives.some(objective => decides(objective, id)) ? 2 : 1
  })
}

function decides(objective: Objective, id: string): boolean {
  return 'ships' in objective && objective.ships.includes(id)
}
