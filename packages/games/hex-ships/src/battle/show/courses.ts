import { at } from '@sextant/engine'
import { type Courses, cellOf, coursesFrom, courseTo, facingOf, type Pose, turnsTo } from '@sextant/hex'
import type { Action } from '../actions.ts'
import { actingIndex } from '../rules/acting.ts'
import { isDamaged } from '../rules/condition.ts'
import { cellOfShip } from '../rules/places.ts'
import { speedLimits } from '../rules/speed.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** One way to end the move: where, facing whither, how fast, and what has to be done for it. */
export interface Course {
  readonly cell: number
  readonly facing: number
  readonly speed: number
  readonly turns: number
  readonly poses: readonly Pose[]
  readonly actions: readonly Action[]
}

/**
 * All ends of the acting ship's move, each with the fewest turns. One that several speeds lead to is flown with the speed
 * nearest to the present one.
 */
export function coursesOf(tables: Tables, courses: Courses, state: State): Course[] {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const start = cellOfShip(tables, ship)
  const passing = takenBy(tables, state, index)
  // Damaged thrusters roll dice for each turn: no course can be promised beyond one.
  const turns = isDamaged(ship, 'side-thrusters') ? 0 : state.move.turns
  const found = new Map<Pose, Course>()
  for (const speed of speedsToTry(tables, state)) {
    const steps = state.move.set ? Math.sign(speed) * state.move.steps : speed
    const { ends, count } = coursesFrom(courses, start, ship.facing, steps, turns, { passing })
    for (const pose of ends.subarray(0, count)) {
      if (found.has(pose)) continue
      const poses = courseTo(courses, pose)
      found.set(pose, {
        cell: cellOf(pose),
        facing: facingOf(pose),
        speed,
        turns: turnsTo(courses, pose),
        poses,
        actions: [...(state.move.set ? [] : [{ type: 'set-speed', speed } as const]), ...actionsAlong(poses)],
      })
    }
  }
  return [...found.values()].filter(({ actions }) => actions.length > 0)
}

function speedsToTry(tables: Tables, state: State): number[] {
  const { speed } = at(state.ships, actingIndex(state))
  if (state.move.set) return [speed]
  const { least, most } = speedLimits(tables, state)
  const all = Array.from({ length: most - least + 1 }, (_, n) => most - n)
  return all.sort((a, b) => Math.abs(a - speed) - Math.abs(b - speed))
}

function takenBy({ board, cellOf: cells }: Tables, { ships }: State, except: number): Uint8Array {
  const taken = new Uint8Array(board.size)
  for (const [index, ship] of ships.entries()) {
    const cell = index === except || ship.status !== 'fighting' ? undefined : cells.get(ship.at)
    if (cell !== undefined) taken[cell] = 1
  }
  return taken
}

function actionsAlong(poses: readonly Pose[]): Action[] {
  return poses.slice(1).map((pose, number): Action => {
    const before = at(poses, number)
    if (cellOf(pose) !== cellOf(before)) return { type: 'advance' }
    return { type: 'turn', to: facingOf(pose) === (facingOf(before) + 1) % 6 ? 'right' : 'left' }
  })
}
