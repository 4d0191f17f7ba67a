import { at } from '@sextant/engine'
import { actingIndex } from '../rules/acting.ts'
import { cellOfShip } from '../rules/places.ts'
import type { Shot } from '../rules/volley.ts'
import type { Side } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Mount, Tables } from '../tables.ts'
import type { Course } from './courses.ts'
import { autoShot, expectedAt } from './volleys.ts'

/** What an enemy could do to a ship at the end of a course, if it stays where it is. */
export interface Danger {
  readonly enemy: string
  readonly cell: number
  readonly side: Side
  readonly damage: number
  /** What it would fire, by hardpoint. */
  readonly mounts: readonly Mount[]
}

export type Exposure = (course: Pick<Course, 'cell' | 'facing' | 'speed'>) => readonly Danger[]

/** For the acting ship. What many ends share, such as the side hit and the difficulty, is reckoned once. */
export function createExposure(tables: Tables, state: State): Exposure {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const own = at(tables.ships, index).seat
  const enemies = tables.ships.filter(({ seat, index: other }) => {
    const { status, disabled } = at(state.ships, other)
    return seat !== own && status === 'fighting' && !disabled
  })
  const known = new Map<string, number>()
  return ({ cell, facing, speed }) => {
    const moved = { ...ship, at: at(tables.names, cell), facing, speed }
    const after = { ...state, ships: state.ships.with(index, moved) }
    return enemies.flatMap(enemy => {
      const shot = autoShot(tables, after, enemy.index, index)
      if (!shot) return []
      const key = `${enemy.index} ${shot.side} ${likeness(shot)}`
      const damage = known.get(key) ?? expectedAt(tables, after, enemy.index, index)?.damage ?? 0
      known.set(key, damage)
      return [
        {
          enemy: enemy.id,
          cell: cellOfShip(tables, shot.ship),
          side: shot.side,
          damage,
          mounts: shot.mounts,
        },
      ]
    })
  }
}

function likeness({ mounts, bracket, difficulty }: Shot): string {
  return mounts.map(mount => `${mount.hardpoint}:${difficulty(mount)}`).join() + bracket
}
