import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmacHex } from '../src/plain/hmac.ts'

test('HMAC-SHA256 is that of Node for every secret and text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(text, text, (secret, message) => {
      expect(hmacHex(secret, message)).toBe(createHmac('sha256', secret).update(message).digest('hex'))
    }),
  )
})
