import { sha256Words } from './sha256-words.ts'

/** SHA-256 of a text in UTF-8, in hex digits. */
export const sha256Hex: (text: string) => string = nodesOwn() ?? portableSha256Hex

/** The same wherever JavaScript runs. */
export function portableSha256Hex(text: string): string {
  return Array.from(sha256Words(inUtf8(text)), word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** SHA-256 of some bytes: 32 of them. */
export function sha256Bytes(bytes: Uint8Array): Uint8Array {
  const sum = new DataView(new ArrayBuffer(32))
  for (const [place, word] of sha256Words(bytes).entries()) sum.setInt32(4 * place, word)
  return new Uint8Array(sum.buffer)
}

export function inUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Wherever JavaScript runs there is one. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** Node's own is eight times as fast over a state; browsers have theirs only asynchronously. */
function nodesOwn(): ((text: string) => string) | undefined {
  const crypto = (globalThis as Host).process?.getBuiltinModule?.('node:crypto')
  return crypto && (text => crypto.createHash('sha256').update(text, 'utf8').digest('hex'))
}

/** What is used of Node, where the code runs in Node. */
interface Host {
  readonly process?: {
    getBuiltinModule?(name: 'node:crypto'): { createHash(algorithm: 'sha256'): Hash } | undefined
  }
}

interface Hash {
  update(text: string, encoding: 'utf8'): Hash
  digest(encoding: 'hex'): string
}
