import { at } from '@sextant/engine'
import { disc, distance, relativeBearing } from '@sextant/hex'
import type { Ghost, Highlight } from '@sextant/scene'
import { cellOfShip } from '../rules/places.ts'
import type { Ship, State } from '../state.ts'
import type { Mount, Tables } from '../tables.ts'

/** The field of fire of a ship, or of one of its weapons: every cell that can be fired at from where it is, or would be. */
export function reachOf(tables: Tables, state: State, id: string, part?: string, ghost?: Ghost): Highlight[] {
  const table = tables.shipById.get(id)
  if (!table) return []
  const now = at(state.ships, table.index)
  const ship = ghost ? { ...now, at: at(tables.names, ghost.at), facing: ghost.facing ?? now.facing } : now
  const mounts = table.mounts
    .filter(mount => mount !== undefined)
    .filter(mount => (part === undefined ? isReady(ship, mount) : part === `weapon-${mount.hardpoint}`))
  return firedAt(tables, ship, mounts).map(cell => ({ cell, meaning: 'threat' }))
}

function isReady(ship: Ship, mount: Mount): boolean {
  const { broken, ammo } = at(ship.weapons, mount.hardpoint)
  return !broken && (mount.weapon.ammo === undefined || ammo > 0)
}

/** The cells that some of these weapons bear on. */
export function firedAt(tables: Tables, ship: Ship, mounts: readonly Mount[]): number[] {
  const { board, bracketAt } = tables
  const from = cellOfShip(tables, ship)
  return disc(board, from, bracketAt.length - 1).filter(cell => {
    if (cell === from) return false
    const bearing = relativeBearing(board, from, ship.facing, cell)
    const bracket = bracketAt[distance(board, from, cell)]
    return (
      bracket !== undefined &&
      mounts.some(({ arc, weapon }) => arc[bearing] && weapon.damage[bracket] !== undefined)
    )
  })
}
