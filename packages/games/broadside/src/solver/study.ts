import type { Duel } from '../duel.ts'
import { effectsOf } from './effects.ts'
import type { Opinion } from './opinion.ts'
import { networkOpinion } from './practice/experience.ts'
import { practise } from './practice/practise.ts'
import { gridOf } from './whole/grid.ts'
import { readTable, solveWhole, tableOpinion, writeTable } from './whole/table.ts'

/**
 * Works a pairing out, and tells what is kept of it: a table where the duel is small enough to be solved in full, the
 * weights of a network otherwise. How many decisions the network practises can be said, for trials.
 */
export function studyDuel(duel: Duel, progress: (part: number) => void, decisions?: number): Uint8Array {
  const effects = effectsOf(duel)
  const grid = gridOf(duel)
  const body = grid
    ? writeTable(solveWhole(duel, grid, effects, progress))
    : new Uint8Array(Float32Array.from(practise(duel, effects, progress, decisions).weights).buffer)
  const bytes = new Uint8Array(HEADER + body.length)
  new DataView(bytes.buffer).setInt32(0, STUDY_VERSION, true)
  bytes.set(body, HEADER)
  return bytes
}

/** Why the bytes are no study of the pairing, or nothing. */
export function whyUnusable(duel: Duel, studied: Uint8Array): string | undefined {
  try {
    opinionOf(duel, studied)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What was worked out, for the pairing it was worked out for. */
export function opinionOf(duel: Duel, studied: Uint8Array): Opinion {
  const view = new DataView(studied.buffer, studied.byteOffset, studied.byteLength)
  const version = studied.length < HEADER ? 0 : view.getInt32(0, true)
  if (version !== STUDY_VERSION)
    throw new Error(
      `A study of the admiral has version ${STUDY_VERSION}, not ${version}: it must be made anew`,
    )
  if (studied.length % WORD !== 0)
    throw new Error(
      `A study of the admiral consists of words of ${WORD} bytes, and this one has ${studied.length} bytes: it must be made anew`,
    )
  // A copy, as words must begin at a multiple of four; a Node Buffer's own `slice` is a view.
  const body = Uint8Array.prototype.slice.call(studied, HEADER)
  const grid = gridOf(duel)
  if (grid) return tableOpinion(readTable(grid, body))
  return networkOpinion(duel, effectsOf(duel), new Float32Array(body.buffer))
}

const WORD = 4
const HEADER = 4

/** Raised whenever the same pairing would be given another study, or the same study other bytes. */
export const STUDY_VERSION = 2
