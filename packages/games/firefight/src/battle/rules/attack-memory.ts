import type { Tables } from '../tables.ts'

/**
 * The attacks that each unit was found to have. In a turn its enemies stay where they are, so most units have the same
 * attacks from one action to the next.
 */
export interface AttackMemory {
  /** By unit: `weapon · units + target`. The first `count` of them are valid. */
  readonly places: readonly Int32Array[]
  readonly count: Int32Array
  /** Where the unit was, and the changes of the other seat by then. */
  readonly cell: Int32Array
  readonly changes: Int32Array
}

export function createAttackMemory({ units }: Tables): AttackMemory {
  return {
    places: units.map(({ weapons }) => new Int32Array(weapons.length * units.length)),
    count: new Int32Array(units.length),
    cell: new Int32Array(units.length).fill(-1),
    changes: new Int32Array(units.length),
  }
}
