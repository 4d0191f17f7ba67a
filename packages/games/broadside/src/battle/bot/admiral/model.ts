/**
 * The bytes of a model: a header of four words, then a body of words. The header says what it is, so that bytes that were
 * damaged, cut off or made by another version are refused before any of them is used.
 */
export function packModel(kind: ModelKind, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER + body.length)
  const header = new DataView(bytes.buffer)
  header.setUint32(0, MAGIC, true)
  header.setUint32(4, MODEL_VERSION, true)
  header.setUint32(8, KINDS[kind], true)
  header.setUint32(12, checksumOf(body), true)
  bytes.set(body, HEADER)
  return bytes
}

export type ModelKind = 'exact' | 'network'

/** Raised whenever training the same duel gives another model, or the same model other bytes. */
export const MODEL_VERSION = 3

export type Unpacked =
  | { readonly ok: true; readonly body: Uint8Array }
  | { readonly ok: false; readonly why: string }

/** The body of a model of this kind, as a view of the bytes, or why it cannot be used. */
export function unpackModel(kind: ModelKind, bytes: Uint8Array): Unpacked {
  if (bytes.length < HEADER || bytes.length % WORD !== 0)
    return unusable(`it has ${bytes.length} bytes, which is no header and whole words of ${WORD}`)
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER)
  if (header.getUint32(0, true) !== MAGIC) return unusable('its header is not that of a model')
  const version = header.getUint32(4, true)
  if (version !== MODEL_VERSION) return unusable(`its version is ${version}, not ${MODEL_VERSION}`)
  if (header.getUint32(8, true) !== KINDS[kind]) return unusable(`this duel needs a model of kind ${kind}`)
  const body = bytes.subarray(HEADER)
  if (header.getUint32(12, true) !== checksumOf(body)) return unusable('its checksum does not match')
  return { ok: true, body }
}

/** A copy that typed arrays of words can be laid over: a Node Buffer may begin at any byte of its memory. */
export function alignedCopy(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length)
  new Uint8Array(copy).set(bytes)
  return copy
}

/** The sentence for a model that cannot be used. */
export function unusable(why: string): { readonly ok: false; readonly why: string } {
  return { ok: false, why: `The admiral’s model cannot be used: ${why}. It has to be trained again.` }
}

export const WORD = 4
const HEADER = 4 * WORD
/** `BSAM` in the order of the bytes. */
const MAGIC = 0x4d415342
const KINDS: Readonly<Record<ModelKind, number>> = { exact: 1, network: 2 }

/** FNV-1a: a change of any one byte changes it. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  return sum >>> 0
}
