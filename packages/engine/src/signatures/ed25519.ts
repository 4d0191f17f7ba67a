import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Ed25519 over texts, in hex digits. Plain JavaScript, so it works where a page has no secure context. */

/** A new secret key, out of the random numbers of the platform. */
export function newSecretKey(): string {
  return bytesToHex(ed25519.utils.randomSecretKey())
}

export function publicKeyOf(secretKey: string): string {
  return bytesToHex(ed25519.getPublicKey(hexToBytes(secretKey)))
}

export function sign(text: string, secretKey: string): string {
  return bytesToHex(ed25519.sign(utf8ToBytes(text), hexToBytes(secretKey)))
}

/** By the strict rules of RFC 8032: no key signs everything, and no signature has a second form. */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  return ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey), { zip215: false })
}
