import type { Tables } from '../tables.ts'

/**
 * What the attacks of each unit that are in its part of lists were found from. In a turn its enemies stay where they are, so most units have the same
 * attacks from one action to the next.
 */
export interface AttackMemory {
  /** Where the unit was, and the changes of the other seat by then. */
  readonly cell: Int32Array
  readonly changes: Int32Array
}

export function createAttackMemory({ units }: Tables): AttackMemory {
  return {
    cell: new Int32Array(units.length).fill(-1),
    changes: new Int32Array(units.length),
  }
}
