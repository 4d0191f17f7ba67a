import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../src/plain/canonical.ts'
import { createKeyOrders } from '../src/plain/key-order.ts'

describe('the order of keys', () => {
  test('is that of their UTF-16 units, however they come', () => {
    const orderOf = createKeyOrders()
    for (const keys of [
      ['b', 'a', 'é', 'B'],
      ['é', 'B', 'a', 'b'],
    ])
      for (let again = 0; again < 2; again++)
        expect(orderOf(keys)).toEqual({
          keys: ['B', 'a', 'b', 'é'],
          heads: ['{"B":', ',"a":', ',"b":', ',"é":'],
        })
  })

  test('of one object is not taken for that of another which begins or ends alike', () => {
    const orderOf = createKeyOrders()
    expect(orderOf(['b', 'a']).keys).toEqual(['a', 'b'])
    expect(orderOf(['b', 'a', 'c']).keys).toEqual(['a', 'b', 'c'])
    expect(orderOf(['b']).keys).toEqual(['b'])
    expect(orderOf([]).keys).toEqual([])
  })

  test('stays right after more shapes than it remembers', () => {
    const orderOf = createKeyOrders()
    const wrong = Array.from({ length: 15_000 }, (_, shape) => [`z${shape}`, `a${shape}`]).filter(
      keys => orderOf(keys).keys.join() !== keys.toReversed().join(),
    )
    expect(wrong).toEqual([])
    expect(orderOf(['z1', 'a1']).keys).toEqual(['a1', 'z1'])
  })

  test('of many keys, and of keys that need quoting', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`k${99 - i}`, i]))
    expect(Object.keys(JSON.parse(canonicalJson(many)))).toEqual(Object.keys(many).sort())
    expect(canonicalJson({ 'a"b': 1, __proto__: null, '\n': 2 })).toBe('{"\\n":2,"a\\"b":1}')
  })
})
