import { at, must } from '@sextant/engine'
import {
  type Courses,
  cellOf,
  coursesFrom,
  courseTo,
  createCourses,
  facingOf,
  opposite,
  type Pose,
  turn,
} from '@sextant/hex'
import type { Action } from '../actions.ts'
import { canLightAfterburners } from '../rules/abilities.ts'
import { actingIndex } from '../rules/acting.ts'
import { stepsLeft } from '../rules/moving.ts'
import { speedLimits } from '../rules/speed.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** Where the acting ship can end its move: the speed, and cell and facing. */
export interface EndState {
  readonly speed: number
  readonly pose: Pose
  /** Only with Afterburners. */
  readonly burns?: true
}

/** Memory that is reused from one question to the next. */
export interface PoseWork {
  readonly courses: Courses
  readonly taken: Uint8Array
}

export function poseWork(tables: Tables): PoseWork {
  return { courses: createCourses(tables.board), taken: new Uint8Array(tables.board.size) }
}

/** Every end state from where the move stands now. Those that would stop short of another ship are left out. */
export function endStates(work: PoseWork, tables: Tables, state: State, reverses: boolean): EndState[] {
  return speedsOf(tables, state, reverses).flatMap(speed => endsAt(work, tables, state, speed))
}

/** The end states that only Afterburners lead to; none where they cannot be lit. */
export function burningEndStates(work: PoseWork, tables: Tables, state: State): EndState[] {
  if (!canLightAfterburners(tables, state)) return []
  const slow = speedLimits(tables, state).most
  const quick = speedLimits(tables, withAfterburners(state)).most
  return Array.from({ length: quick - slow }, (_, step) => slow + 1 + step)
    .filter(speed => speed > 0)
    .flatMap(speed => endsAt(work, tables, state, speed).map((end): EndState => ({ ...end, burns: true })))
}

export function withAfterburners(state: State): State {
  return { ...state, move: { ...state.move, afterburners: true } }
}

function endsAt(work: PoseWork, tables: Tables, state: State, speed: number): EndState[] {
  const { courses } = coursesAt(work, tables, state, speed)
  return Array.from({ length: courses.count }, (_, n) => ({ speed, pose: at(courses.ends, n) }))
}

/** The speeds that can still be taken. */
function speedsOf(tables: Tables, state: State, reverses: boolean): number[] {
  const { speed } = at(state.ships, actingIndex(state))
  if (state.move.set) return [speed]
  const { least, most } = speedLimits(tables, state)
  const lowest = reverses ? least : Math.min(most, Math.max(least, 0))
  return Array.from({ length: most - lowest + 1 }, (_, step) => lowest + step)
}

/** The actions that lead to an end state. */
export function actionsTo(work: PoseWork, tables: Tables, state: State, end: EndState): Action[] {
  const { speed, pose, burns } = end
  const { courses } = coursesAt(work, tables, state, speed)
  const way = courseTo(courses, pose)
  const actions: Action[] = burns ? [{ type: 'afterburners' }] : []
  if (!state.move.set) actions.push({ type: 'set-speed', speed })
  for (let n = 1; n < way.length; n++) actions.push(stepBetween(at(way, n - 1), at(way, n)))
  return actions
}

function stepBetween(from: Pose, to: Pose): Action {
  if (cellOf(from) !== cellOf(to)) return { type: 'advance' }
  return { type: 'turn', to: turn(facingOf(from), 1) === facingOf(to) ? 'right' : 'left' }
}

function coursesAt(work: PoseWork, tables: Tables, state: State, speed: number): PoseWork {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  work.taken.fill(0)
  for (const [other, { status, at: cell }] of state.ships.entries())
    if (other !== index && status === 'fighting') work.taken[must(tables.cellOf, cell)] = 1
  const steps = state.move.set ? stepsLeft(tables, state) : Math.abs(speed)
  const signed = speed < 0 ? -steps : steps
  coursesFrom(work.courses, must(tables.cellOf, ship.at), ship.facing, signed, state.move.turns, {
    passing: work.taken,
  })
  return work
}

/** The direction in which a ship moves that faces so. */
export function headingOf(facing: number, speed: number): number {
  return speed < 0 ? opposite(facing) : facing
}
