import { at } from '@sextant/engine'
import { disc, distance, relativeBearing } from '@sextant/hex'
import type { Ghost, Highlight } from '@sextant/scene'
import { cellOfShip } from '../rules/places.ts'
import { BRACKETS, type Bracket } from '../schema/names.ts'
import type { Ship, State } from '../state.ts'
import type { Mount, Tables } from '../tables.ts'
import { text } from './words.ts'

/**
 * The field of fire of a ship, or of one of its weapons: every cell that can be fired at from where it is, or would be, a band for
 * each range.
 */
export function reachOf(tables: Tables, state: State, id: string, part?: string, ghost?: Ghost): Highlight[] {
  const table = tables.shipById.get(id)
  if (!table) return []
  const now = at(state.ships, table.index)
  const ship = ghost ? { ...now, at: at(tables.names, ghost.at), facing: ghost.facing ?? now.facing } : now
  const mounts = table.mounts
    .filter(mount => mount !== undefined)
    .filter(mount => (part === undefined ? isReady(ship, mount) : part === `weapon-${mount.hardpoint}`))
  return BRACKETS.flatMap((bracket, index) => {
    const cells = firedAt(tables, ship, mounts, bracket)
    const named = farAhead(tables, ship, cells)
    const label = text(`band.${bracket}`, rangeOf(tables.combat.brackets, bracket))
    return cells.map(
      (cell): Highlight => ({
        cell,
        meaning: 'threat',
        band: index + 1,
        ...(cell === named && { label }),
      }),
    )
  })
}

/** The hexes of a range, the first and the last. */
export function rangeOf(
  { short, medium, long }: Readonly<Record<Bracket, number>>,
  bracket: Bracket,
): { readonly from: number; readonly to: number } {
  if (bracket === 'short') return { from: 1, to: short }
  return bracket === 'medium' ? { from: short + 1, to: medium } : { from: medium + 1, to: long }
}

function isReady(ship: Ship, mount: Mount): boolean {
  const { broken, ammo } = at(ship.weapons, mount.hardpoint)
  return !broken && (mount.weapon.ammo === undefined || ammo > 0)
}

/** The cells at a range that some of these weapons bear on. */
function firedAt(tables: Tables, ship: Ship, mounts: readonly Mount[], bracket: Bracket): number[] {
  const { board, bracketAt } = tables
  const from = cellOfShip(tables, ship)
  return disc(board, from, bracketAt.length - 1).filter(cell => {
    if (cell === from || bracketAt[distance(board, from, cell)] !== bracket) return false
    const bearing = relativeBearing(board, from, ship.facing, cell)
    return mounts.some(({ arc, weapon }) => arc[bearing] && weapon.damage[bracket] !== undefined)
  })
}

/** Where words about a field stand: as nearly ahead of the ship as it goes, and there at its far end. */
function farAhead({ board, cellOf }: Tables, ship: Ship, cells: readonly number[]): number | undefined {
  const from = cellOf.get(ship.at)
  if (from === undefined) return undefined
  const aside = (cell: number) => {
    const bearing = relativeBearing(board, from, ship.facing, cell)
    return Math.min(bearing, 12 - bearing)
  }
  const [first] = cells.toSorted(
    (a, b) => aside(a) - aside(b) || distance(board, from, b) - distance(board, from, a),
  )
  return first
}
