import { expect, test } from 'vitest'
import { bytesToHex, hexToBytes } from '../src/hex-digits.ts'

test('every byte comes back as it was', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(bytesToHex(bytes)).toMatch(/^000102.*fdfeff$/)
  expect(hexToBytes(bytesToHex(bytes))).toEqual(bytes)
  expect(hexToBytes('FF')).toEqual(Uint8Array.of(255))
  expect(hexToBytes('')).toEqual(new Uint8Array())
})

test.each(['0', '0g', '00 ', '-1'])('%j is refused', digits => {
  expect(() => hexToBytes(digits)).toThrow('expected two hex digits')
})
