import { DIRECTIONS, type Direction } from '@sextant/hex'
import type { Swim } from '../plan.ts'
import { TEAM_SIZE, UNIT_COUNT } from '../schema-names.ts'
import { NOBODY } from './water.ts'

/** Memory to draw up the proposals of a team in. Each call of the playbook begins by clearing it. */
export interface Sketch {
  /** Who comes to a tile, and in which stroke: of plane p at `(p * STROKES + stroke) * tiles + tile`. */
  readonly claims: Int32Array
  /** A claim counts if it is of this generation: raising the number clears them all. */
  generation: number
  readonly tiles: number
  /** Teammates whose plan is made, and whether they leave their tile with the first stroke. */
  readonly planned: Uint8Array
  readonly leaves: Uint8Array
  readonly tasks: readonly Task[]
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
  /** The tiles that the opponents' puck is foreseen to go over, who has it then, or -1, and where that unit faces. */
  readonly course: Int16Array
  courseLength: number
  carrier: number
  carrierFacing: number
}

/** Where a unit is needed and what for. */
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

const LAST_GENERATION = 2 ** 31 - 1

export function createSketch(tiles: number): Sketch {
  return {
    claims: new Int32Array(2 * STROKES * tiles),
    generation: 0,
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

/** Forgets plans, tasks and claims; what is foreseen of the puck stays. */
export function clearPlans(sketch: Sketch): void {
  if (sketch.generation === LAST_GENERATION) {
    sketch.claims.fill(0)
    sketch.generation = 0
  }
  sketch.generation++
  sketch.planned.fill(0)
  sketch.leaves.fill(0)
  sketch.busy.fill(0)
  sketch.taskCount = 0
}

/** Forgets what is foreseen of the puck. */
export function clearCourse(sketch: Sketch): void {
  sketch.courseLength = 0
  sketch.carrier = NOBODY
  sketch.carrierFacing = 0
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

/** Notes where a planned unit will be, stroke by stroke; after its last stroke it stays there. */
export function claim(sketch: Sketch, under: number, tile: number, stroke: number): void {
  sketch.claims[(under * STROKES + stroke) * sketch.tiles + tile] = sketch.generation
}

export function isClaimed(sketch: Sketch, under: number, tile: number, stroke: number): boolean {
  return sketch.claims[(under * STROKES + stroke) * sketch.tiles + tile] === sketch.generation
}

/** The best way found, as a plan. */
export function bestSwim({ best, bestLength, bestCurl }: Sketch, change: Swim['change']): Swim {
  const path: Direction[] = []
  for (let stroke = 0; stroke < bestLength; stroke++) {
    const direction = DIRECTIONS[best[stroke] as number]
    if (direction !== undefined) path.push(direction)
  }
  // Without a curl it is -1, which is no direction.
  return { kind: 'swim', change, curl: DIRECTIONS[bestCurl] ?? null, path }
}
