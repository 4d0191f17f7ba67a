import { TEAM_SIZE, UNIT_COUNT } from '../schema.ts'
import { NOBODY } from '../water.ts'

/** Room to draw up the proposals of a team in. Nothing in it outlives one call of the playbook. */
export interface Sketch {
  /** Who comes to a tile, and in which stroke: of plane p at `(p * STROKES + stroke) * tiles + tile`. */
  readonly claims: Int32Array
  /** Claims of older proposals have another stamp. */
  stamp: number
  readonly tiles: number
  /** Teammates whose plan is made, and whether they leave their tile with the first stroke. */
  readonly planned: Uint8Array
  readonly leaves: Uint8Array
  readonly tasks: Task[]
  taskCount: number
  /** The unit of each task. */
  readonly doer: Int8Array
  readonly busy: Uint8Array
  /** The best way found so far, and the one being looked at. */
  readonly best: Int8Array
  bestLength: number
  bestCurl: number
  bestScore: number
  readonly way: Int8Array
  /** The tiles that the opponents' puck is foreseen to go over, who has it then, or -1, and where that one faces. */
  readonly course: Int16Array
  courseLength: number
  carrier: number
  carrierFacing: number
}

/** Where somebody is needed and what for. */
export interface Task {
  tile: number
  kind: TaskKind
  under: boolean
  /** -1 left, 1 right, 0 neither. */
  side: number
}

export type TaskKind = 'chase' | 'press' | 'support' | 'wing' | 'cover' | 'keeper'

/** Strokes that claims tell apart: a swim has at most 4. */
export const STROKES = 4

export function createSketch(tiles: number): Sketch {
  return {
    claims: new Int32Array(2 * STROKES * tiles),
    stamp: 0,
    tiles,
    planned: new Uint8Array(UNIT_COUNT),
    leaves: new Uint8Array(UNIT_COUNT),
    tasks: Array.from({ length: TEAM_SIZE }, () => ({ tile: 0, kind: 'cover', under: false, side: 0 })),
    taskCount: 0,
    doer: new Int8Array(TEAM_SIZE),
    busy: new Uint8Array(UNIT_COUNT),
    best: new Int8Array(STROKES),
    bestLength: 0,
    bestCurl: -1,
    bestScore: 0,
    way: new Int8Array(STROKES),
    course: new Int16Array(tiles),
    courseLength: 0,
    carrier: NOBODY,
    carrierFacing: 0,
  }
}

export function clearSketch(sketch: Sketch): void {
  sketch.stamp++
  sketch.planned.fill(0)
  sketch.leaves.fill(0)
  sketch.busy.fill(0)
  sketch.taskCount = 0
}

export function addTask(sketch: Sketch, kind: TaskKind, tile: number, under: boolean, side = 0): void {
  const task = sketch.tasks[sketch.taskCount]
  if (!task) return
  task.kind = kind
  task.tile = tile
  task.under = under
  task.side = side
  sketch.taskCount++
}

export function addToCourse(sketch: Sketch, tile: number): void {
  sketch.course[sketch.courseLength++] = tile
}

/** Notes where a planned unit will be, stroke by stroke, and that it rests at the end of its way. */
export function claim(sketch: Sketch, under: number, tile: number, stroke: number): void {
  sketch.claims[(under * STROKES + stroke) * sketch.tiles + tile] = sketch.stamp
}

export function isClaimed(sketch: Sketch, under: number, tile: number, stroke: number): boolean {
  return sketch.claims[(under * STROKES + stroke) * sketch.tiles + tile] === sketch.stamp
}
