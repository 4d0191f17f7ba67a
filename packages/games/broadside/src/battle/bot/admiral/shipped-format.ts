import { stateHash } from '@sextant/engine'
import { base64ToBytes, bytesToBase64 } from './base64.ts'
import { alignedCopy, packModel, unpackModel, WORD } from './model.ts'

/** A trained network as `data/admiral/` has it: whole numbers of 16 bits, which `scale` turns into weights. */
export interface ShippedModel {
  readonly scale: number
  /** In base64, the lower byte first. */
  readonly weights: string
}

/** The model of a network, rounded to half its size. */
export function shipModel(model: Uint8Array): ShippedModel {
  const unpacked = unpackModel('network', model)
  if (!unpacked.ok) throw new Error(unpacked.why)
  const weights = new Float32Array(alignedCopy(unpacked.body))
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST
  const bytes = new DataView(new ArrayBuffer(2 * weights.length))
  for (const [i, weight] of weights.entries()) bytes.setInt16(2 * i, Math.round(weight / scale), true)
  return { scale, weights: bytesToBase64(new Uint8Array(bytes.buffer)) }
}

/** What the file of a shipped model has as its checksum. */
export function checksumOfShipped({ key, scale, weights }: ShippedModel & { readonly key: string }): string {
  return stateHash({ key, scale, weights })
}

/** The model that was shipped, as training gives it. */
export function unshipModel({ scale, weights }: ShippedModel): Uint8Array {
  const bytes = base64ToBytes(weights)
  const rounded = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const body = new DataView(new ArrayBuffer((bytes.length / 2) * WORD))
  for (let i = 0; 2 * i < bytes.length; i++)
    body.setFloat32(WORD * i, scale * rounded.getInt16(2 * i, true), true)
  return packModel('network', new Uint8Array(body.buffer))
}

const LARGEST = 32_767
