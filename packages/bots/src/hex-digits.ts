/** Bytes as two hex digits each: models go through JSON so. */
export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

export function hexToBytes(digits: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/i.test(digits)) throw new RangeError('expected two hex digits for each byte')
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  )
}
