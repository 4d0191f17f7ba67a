import { UNIT_COUNT } from '../schema-names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { createSketch, type Sketch } from './sketch.ts'
import { createWater, readWater, type Water } from './water.ts'

/**
 * The tables, and memory that is reused so that search allocates little. The loaded rules have one; a bot that looks
 * ahead and a scene have their own. Each call fills what it reads, so nothing is carried from one call to the next.
 */
export interface Workspace {
  readonly tables: Tables
  /** For questions: what is legal, what the playbook proposes. */
  readonly asked: Water
  /** For the turn being played. Not `asked`: listeners may ask questions while its events are emitted. */
  readonly played: Water
  readonly sketch: Sketch
  readonly notes: TurnNotes
}

/** What is noted of each unit while a turn is played. */
export interface TurnNotes {
  /** It changes planes. */
  readonly changing: Uint8Array
  /** It has come over the free puck under water. */
  readonly touched: Uint8Array
  /** How many strokes of its plan it still swims; 0 once it was stopped. */
  readonly swims: Uint8Array
  /** The tile it is about to enter, or a negative mark of `rivalries.ts`. */
  readonly target: Int16Array
  /** Of a unit that lost a swap: the tile that the winner came from. */
  readonly cameFrom: Int16Array
}

export function createWorkspace(tables: Tables): Workspace {
  const { size } = tables.board
  return {
    tables,
    asked: createWater(size),
    played: createWater(size),
    sketch: createSketch(size),
    notes: {
      changing: new Uint8Array(UNIT_COUNT),
      touched: new Uint8Array(UNIT_COUNT),
      swims: new Uint8Array(UNIT_COUNT),
      target: new Int16Array(UNIT_COUNT),
      cameFrom: new Int16Array(UNIT_COUNT),
    },
  }
}

/** The position to ask questions about; valid until the next one is read. */
export function waterOf({ tables, asked }: Workspace, state: State): Water {
  return readWater(tables, state, asked)
}
