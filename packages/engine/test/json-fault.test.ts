import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonFault, jsonFaultMessage } from '../src/input/json-fault.ts'

test.each([
  ['{"a": 1,}', 1, 9, 'found "}", expected a key in double quotes'],
  ['{"a": 1\n "b": 2}', 2, 2, 'found "\\"", expected , or }'],
  ['[1, 2', 1, 6, 'found the end of the text, expected , or ]'],
  ['{a: 1}', 1, 2, 'found "a", expected a key in double quotes'],
  ['{"a" 1}', 1, 6, 'found "1", expected :'],
  ['{"a": oops}', 1, 7, 'found "o", expected a value'],
  ['"open', 1, 6, 'found the end of the text, expected the rest of a text and a double quote'],
  ['', 1, 1, 'found the end of the text, expected a value'],
  ['{} {}', 1, 4, 'found "{", expected nothing more'],
  ['01', 1, 2, 'found "1", expected nothing more'],
])('%s', (text, line, column, message) => {
  const fault = jsonFault(text)
  expect(fault).toMatchObject({ line, column })
  expect(fault && jsonFaultMessage(fault)).toBe(message)
})

test('finds a fault exactly where JSON.parse refuses', () => {
  const spoilt = fc.tuple(
    fc.json(),
    fc.nat(),
    fc.constantFrom('', ',', '"', '}', ']', 'x', ' ', '\\', '\n', '1'),
  )
  fc.assert(
    fc.property(spoilt, ([json, place, insert]) => {
      const at = place % (json.length + 1)
      const text = insert === '' ? json.slice(0, at) : json.slice(0, at) + insert + json.slice(at)
      let isJson = true
      try {
        JSON.parse(text)
      } catch {
        isJson = false
      }
      expect(jsonFault(text) === undefined, text).toBe(isJson)
    }),
    { numRuns: 2000 },
  )
})
