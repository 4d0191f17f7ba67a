import { type Board, discInto } from '@sextant/hex'
import type { Roster } from '../rules/roster.ts'
import type { Army, Kind } from '../schema.ts'
import type { Tables } from '../tables.ts'
import { type UsualDamage, usualDamage } from './usual-damage.ts'

/**
 * How many enemies of each kind could strike each cell in their next turn, in memory that is reused. Counted once for a position: every plan
 * asks, and on the largest board there are ten thousand plans and hundreds of enemies.
 */
export interface Threats {
  readonly board: Board
  readonly kinds: readonly { readonly id: Kind; readonly reach: number; readonly counts: Uint16Array }[]
  readonly cells: Int32Array
}

export function createThreats({ board, kinds }: Tables): Threats {
  return {
    board,
    kinds: [...kinds.values()].map(({ id, speed, range }) => ({
      id,
      reach: speed + range,
      counts: new Uint16Array(board.size),
    })),
    cells: new Int32Array(board.size),
  }
}

/** Counts those of a position; those that were counted before are forgotten. */
export function readThreats(threats: Threats, { units }: Roster, enemy: Army): void {
  const { board, kinds, cells } = threats
  for (const { counts } of kinds) counts.fill(0)
  for (const { unit, cell } of units) {
    if (unit.army !== enemy) continue
    const kind = kinds.find(({ id }) => id === unit.kind)
    if (!kind) continue
    const count = discInto(board, cell, kind.reach, cells)
    for (let n = 0; n < count; n++) {
      const reached = cells[n] as number
      kind.counts[reached] = (kind.counts[reached] as number) + 1
    }
  }
}

/** What all of them together would usually do to a unit of a kind on a cell. */
export function threatTo(
  { kinds }: Threats,
  usual: UsualDamage,
  cell: number,
  target: Kind,
  onCity: boolean,
): number {
  let damage = 0
  for (const { id, counts } of kinds) {
    const count = counts[cell] as number
    if (count > 0) damage += count * usualDamage(usual, id, target, onCity)
  }
  return damage
}
