import type { Tables } from '../../../tables.ts'
import { alignedCopy, unusable, WORD } from '../model.ts'
import { layoutOf } from './layout.ts'
import type { Network } from './network.ts'

/** The weights of a network as the body of a model. */
export function writeWeights({ weights }: Network): Uint8Array {
  return new Uint8Array(Float32Array.from(weights).buffer)
}

export type ReadWeights =
  | { readonly ok: true; readonly weights: Float32Array }
  | { readonly ok: false; readonly why: string }

/** The weights of a duel's network from the body of its model, wherever in memory that begins. */
export function readWeights(tables: Tables, body: Uint8Array): ReadWeights {
  const { size } = layoutOf(tables)
  if (body.length !== size * WORD)
    return unusable(`a network of this duel has ${size} weights, not ${body.length / WORD}`)
  const weights = new Float32Array(alignedCopy(body))
  if (!weights.every(Number.isFinite)) return unusable('its network has a weight that is not a number')
  return { ok: true, weights }
}
