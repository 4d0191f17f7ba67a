import { _SHA256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text in UTF-8, in hex digits. */
export const sha256Hex: (text: string) => string = nodesOwn() ?? portableSha256Hex

/** The same wherever JavaScript runs. */
export function portableSha256Hex(text: string): string {
  return Array.from(sha256(utf8ToBytes(text)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Of bytes, in bytes. Only the class is taken: what the library wraps around it would be fetched with every match. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return new _SHA256().update(bytes).digest()
}

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
