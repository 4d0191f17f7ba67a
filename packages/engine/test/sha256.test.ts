import fc from 'fast-check'
import { expect, test } from 'vitest'
import { portableSha256Hex, sha256Hex } from '../src/plain/sha256.ts'

test('SHA-256 of Node and of browsers is the same for every text, half a character among them', () => {
  expect(sha256Hex).not.toBe(portableSha256Hex)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(30), (text, length) => {
      for (const one of [text, `${text}\ud800`, text.repeat(length)])
        expect(sha256Hex(one)).toBe(portableSha256Hex(one))
    }),
  )
})

test('SHA-256 is the one of the standard', () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(sha256Hex('abc')).toBe(abc)
  expect(portableSha256Hex('abc')).toBe(abc)
})
