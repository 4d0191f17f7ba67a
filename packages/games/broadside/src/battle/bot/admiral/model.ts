import type { Tables } from '../../tables.ts'
import { effectsOf } from './effects.ts'
import type { Evaluation } from './evaluation.ts'
import { gridOf } from './exact/grid.ts'
import { readTable, solveExactly, tableEvaluation, writeTable } from './exact/table.ts'
import { networkEvaluation } from './network/network-evaluation.ts'
import { trainBySelfPlay } from './network/self-play.ts'

/**
 * Works a pairing out, and tells what is kept of it: a table where the duel is small enough to be solved in full, the
 * weights of a network otherwise. How many decisions the network practises can be said, for trials.
 */
export function trainModel(tables: Tables, progress: (part: number) => void, decisions?: number): Uint8Array {
  const effects = effectsOf(tables)
  const grid = gridOf(tables)
  const body = grid
    ? writeTable(solveExactly(tables, grid, effects, progress))
    : new Uint8Array(Float32Array.from(trainBySelfPlay(tables, effects, progress, decisions).weights).buffer)
  const bytes = new Uint8Array(HEADER + body.length)
  new DataView(bytes.buffer).setInt32(0, MODEL_VERSION, true)
  bytes.set(body, HEADER)
  return bytes
}

/** Why the bytes are no study of the pairing, or nothing. */
export function whyUnusable(tables: Tables, model: Uint8Array): string | undefined {
  try {
    evaluationOf(tables, model)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What was worked out, for the pairing it was worked out for. */
export function evaluationOf(tables: Tables, model: Uint8Array): Evaluation {
  const view = new DataView(model.buffer, model.byteOffset, model.byteLength)
  const version = model.length < HEADER ? 0 : view.getInt32(0, true)
  if (version !== MODEL_VERSION)
    throw new Error(
      `A study of the admiral has version ${MODEL_VERSION}, not ${version}: it must be made anew`,
    )
  if (model.length % WORD !== 0)
    throw new Error(
      `A study of the admiral consists of words of ${WORD} bytes, and this one has ${model.length} bytes: it must be made anew`,
    )
  // A copy, as words must begin at a multiple of four; a Node Buffer's own `slice` is a view.
  const body = Uint8Array.prototype.slice.call(model, HEADER)
  const grid = gridOf(tables)
  if (grid) return tableEvaluation(readTable(grid, body))
  return networkEvaluation(tables, effectsOf(tables), new Float32Array(body.buffer))
}

const WORD = 4
const HEADER = 4

/** Raised whenever the same pairing would be given another study, or the same study other bytes. */
export const MODEL_VERSION = 2
