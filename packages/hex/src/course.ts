import { type Board, NO_CELL, neighbour } from './board.ts'
import { opposite } from './direction.ts'
import { doubled } from './doubled.ts'
import { cellOf, facingOf, type Pose, poseOf } from './pose.ts'
import type { Ground } from './reach.ts'
import { wholeNumber } from './whole-number.ts'

/** Where a ship can end its move, in tables made once for a board. */
export interface Courses {
  readonly board: Board
  /** The poses a move can end in: the first `count` of `ends`. */
  count: number
  readonly ends: Int32Array
  /** A move is a chain of states: its pose, the turns used so far, and the state before it. */
  states: number
  pose: Int32Array
  turns: Int32Array
  parent: Int32Array
  /** The state from which the first step off the board is made, or -1. */
  exit: number
  /** The state of a pose after the steps made so far, valid where its stamp equals the generation. */
  generation: number
  readonly stamp: Int32Array
  readonly stateOf: Int32Array
}

export function createCourses(board: Board): Courses {
  return {
    board,
    count: 0,
    ends: new Int32Array(board.size * 6),
    states: 0,
    pose: new Int32Array(INITIAL_STATES),
    turns: new Int32Array(INITIAL_STATES),
    parent: new Int32Array(INITIAL_STATES),
    exit: NO_STATE,
    generation: 0,
    stamp: new Int32Array(board.size * 6),
    stateOf: new Int32Array(board.size * 6),
  }
}

/**
 * Exactly |speed| steps along the facing, backward when the speed is below 0, with up to `turns` turns of 60°
 * before, between and after them. A move that steps off the board, or into a hole, ends there: see `courseOff`.
 */
export function coursesFrom(
  courses: Courses,
  cell: number,
  facing: number,
  speed: number,
  turns: number,
  waters: Pick<Ground, 'blocked' | 'passing'> = OPEN,
): Courses {
  const { board } = courses
  checkQuestion(board, cell, facing, speed, turns)
  checkWaters(board, waters.blocked)
  checkWaters(board, waters.passing)
  begin(courses, poseOf(cell, facing))
  let layer = 0
  for (let step = Math.abs(speed); step > 0; step--) {
    turnAll(courses, layer, turns)
    const next = courses.states
    stepAll(courses, layer, speed < 0, waters.blocked)
    layer = next
  }
  turnAll(courses, layer, turns)

  const passing = speed === 0 ? undefined : waters.passing
  for (let state = layer; state < courses.states; state++) {
    const pose = courses.pose[state] as number
    if (passing === undefined || passing[cellOf(pose)] === 0) courses.ends[courses.count++] = pose
    else courses.stamp[pose] = 0
  }
  return courses
}

/** The fewest turns of a move that ends in the pose, or -1 when none does. */
export function turnsTo(courses: Courses, pose: Pose): number {
  if (courses.stamp[pose] !== courses.generation) return -1
  return courses.turns[courses.stateOf[pose] as number] as number
}

/** The poses of such a move from first to last, each one step or one turn after the other; empty when none ends there. */
export function courseTo(courses: Courses, pose: Pose): Pose[] {
  if (courses.stamp[pose] !== courses.generation) return []
  return chain(courses, courses.stateOf[pose] as number)
}

/** The poses of a move up to its step off the board, with the fewest steps; empty when none leaves it. */
export function courseOff(courses: Courses): Pose[] {
  return chain(courses, courses.exit)
}

const OPEN = {}
const NO_STATE = -1
const INITIAL_STATES = 256

function checkQuestion(board: Board, cell: number, facing: number, speed: number, turns: number): void {
  if (!(Number.isInteger(cell) && cell >= 0 && cell < board.size)) {
    throw new RangeError(`The start ${cell} is not a cell of the board.`)
  }
  if (!(Number.isInteger(facing) && facing >= 0 && facing < 6)) {
    throw new RangeError(`A facing is a whole number from 0 to 5, not ${facing}.`)
  }
  if (!Number.isInteger(speed)) throw new RangeError(`A speed is a whole number, not ${speed}.`)
  wholeNumber('number of turns', turns, 0)
}

function checkWaters(board: Board, table: Uint8Array | undefined): void {
  if (table === undefined || table.length === board.size) return
  throw new RangeError(`A table of the waters has ${table.length} entries for ${board.size} cells.`)
}

function begin(courses: Courses, pose: Pose): void {
  courses.states = 0
  courses.count = 0
  courses.exit = NO_STATE
  nextGeneration(courses)
  addState(courses, pose, 0, NO_STATE)
}

/** Within a layer only the fewest turns to a pose matter: whatever follows is also open with more left. */
function turnAll(courses: Courses, layer: number, limit: number): void {
  for (let used = 0, grown = true; used < limit && grown; used++) {
    const before = courses.states
    let later = false
    for (let state = layer; state < before; state++) {
      const turned = courses.turns[state] as number
      if (turned > used) later = true
      if (turned !== used) continue
      const pose = courses.pose[state] as number
      const bow = pose - (pose % 6)
      turnTo(courses, bow + ((pose + 1) % 6), used + 1, state)
      turnTo(courses, bow + ((pose + 5) % 6), used + 1, state)
    }
    grown = later || courses.states > before
  }
}

function turnTo(courses: Courses, pose: Pose, turns: number, from: number): void {
  if (courses.stamp[pose] !== courses.generation) {
    addState(courses, pose, turns, from)
    return
  }
  const state = courses.stateOf[pose] as number
  if ((courses.turns[state] as number) <= turns) return
  courses.turns[state] = turns
  courses.parent[state] = from
}

/** Moves every state of the layer on by one; two of them never meet, as they came from different cells or facings. */
function stepAll(courses: Courses, layer: number, backward: boolean, blocked: Uint8Array | undefined): void {
  const last = courses.states
  nextGeneration(courses)
  for (let state = layer; state < last; state++) {
    const pose = courses.pose[state] as number
    const facing = facingOf(pose)
    const there = neighbour(courses.board, cellOf(pose), backward ? opposite(facing) : facing)
    if (there === NO_CELL) {
      if (courses.exit === NO_STATE) courses.exit = state
    } else if (blocked === undefined || blocked[there] === 0) {
      addState(courses, poseOf(there, facing), courses.turns[state] as number, state)
    }
  }
}

function addState(courses: Courses, pose: Pose, turns: number, parent: number): void {
  const state = courses.states++
  if (state === courses.pose.length) {
    courses.pose = doubled(courses.pose)
    courses.turns = doubled(courses.turns)
    courses.parent = doubled(courses.parent)
  }
  courses.pose[state] = pose
  courses.turns[state] = turns
  courses.parent[state] = parent
  courses.stamp[pose] = courses.generation
  courses.stateOf[pose] = state
}

function nextGeneration(courses: Courses): void {
  if (courses.generation === 0x7fffffff) {
    courses.stamp.fill(0)
    courses.generation = 0
  }
  courses.generation++
}

function chain(courses: Courses, last: number): Pose[] {
  const poses: Pose[] = []
  for (let state = last; state !== NO_STATE; state = courses.parent[state] as number) {
    poses.push(courses.pose[state] as number)
  }
  return poses.reverse()
}
