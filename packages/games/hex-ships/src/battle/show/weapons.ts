import { at } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import type { Hardpoint } from '../schema/classes.ts'
import type { Ship } from '../state.ts'
import type { Mount, Tables } from '../tables.ts'
import { text, weaponName } from './words.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Where a weapon sits: on a face, or in a turret with its arc in degrees. */
export function mountText(hardpoint: Hardpoint): Text {
  return 'face' in hardpoint
    ? text(`mount.face-${at(FACES, hardpoint.face - 1)}`)
    : text('mount.turret', { degrees: 60 * hardpoint.sextants.length })
}

/** The weapon by its name, and what is left of it. */
export function weaponState(tables: Tables, ship: Ship, mount: Mount): Text {
  const { ammo, broken } = at(ship.weapons, mount.hardpoint)
  const weapon = weaponName(tables, mount.id)
  if (broken) return text('weapon-state.broken', { weapon })
  return mount.weapon.ammo === undefined ? weapon : text('weapon-state.ammo', { weapon, ammo })
}
