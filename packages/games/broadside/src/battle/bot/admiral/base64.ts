const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as text, three to four digits; a page and Node have no function for it in common. */
export function bytesToBase64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(i, i + 3)
    const bits = (first << 16) | (second << 8) | third
    const digits = Math.min(4, bytes.length - i + 1)
    for (let digit = 0; digit < 4; digit++)
      text += digit < digits ? DIGITS.charAt((bits >> (18 - 6 * digit)) & 63) : '='
  }
  return text
}

export function base64ToBytes(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let [bits, held, at] = [0, 0, 0]
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit)
    if (value < 0) throw new RangeError(`${JSON.stringify(digit)} is no digit of base64`)
    bits = ((bits << 6) | value) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = (bits >> held) & 255
  }
  return bytes
}
