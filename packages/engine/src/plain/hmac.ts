import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sha256 } from './sha256.ts'

/** Bytes that SHA-256 takes at once. */
const BLOCK = 64

/**
 * HMAC-SHA256 of a text under a secret text, in hex digits (RFC 2104). It tells nothing of the secret, nor of what the
 * secret makes of any other text.
 */
export function hmacHex(secret: string, text: string): string {
  return hmacUnder(secret)(text)
}

/** The same of many texts under one secret, which is hashed once, however long it is. */
export function hmacUnder(secret: string): (text: string) => string {
  const given = utf8ToBytes(secret)
  const key = new Uint8Array(BLOCK)
  key.set(given.length > BLOCK ? sha256(given) : given)
  const [inside, outside] = [padded(key, 0x36), padded(key, 0x5c)]
  return text => bytesToHex(sha256(concatBytes(outside, sha256(concatBytes(inside, utf8ToBytes(text))))))
}

function padded(key: Uint8Array, pad: number): Uint8Array {
  return key.map(byte => byte ^ pad)
}
