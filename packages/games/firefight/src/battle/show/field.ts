import { at } from '@sextant/engine'
import type { HexRegion } from '@sextant/scene'
import { type Workspace, workspaceFor } from '../rules/workspace.ts'
import { SEATS } from '../schema/names.ts'
import type { Tables } from '../tables.ts'
import { reserveOf, type Spot } from './reserve.ts'
import { text } from './words.ts'

/** What stays the same for a whole battle, and the workspace in which the rules are asked. */
export interface Field {
  readonly tables: Tables
  readonly work: Workspace
  /** The piece of each unit. */
  readonly ids: readonly string[]
  readonly unitById: ReadonlyMap<string, number>
  /** The places beside the map where units wait to be deployed, by unit; their cells come after those of the map. */
  readonly reserve: readonly Spot[]
  /** The edges where the sides deploy. */
  readonly edges: readonly HexRegion[]
}

export function fieldOf(tables: Tables): Field {
  const ids = tables.units.map(({ seat, unit }) => `${at(SEATS, seat)}-${unit.id}`)
  return {
    tables,
    work: workspaceFor(tables),
    ids,
    unitById: new Map(ids.map((id, unit) => [id, unit])),
    reserve: reserveOf(tables),
    edges: SEATS.map((name, seat) => ({ name: text(`edge.${name}`), cells: tables.zones[seat] ?? [] })),
  }
}

export function unitOfTarget({ unitById }: Field, target: { piece: string } | { cell: number } | undefined) {
  return target && 'piece' in target ? unitById.get(target.piece) : undefined
}

/** The cell beside the map where a unit waits. */
export function reserveCell({ tables }: Pick<Field, 'tables'>, unit: number): number {
  return tables.board.size + unit
}
