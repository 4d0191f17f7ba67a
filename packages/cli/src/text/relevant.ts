import { isObject } from './is-object.ts'

/**
 * What a partial expectation speaks of: of an object only the fields that are asked for, so that those nobody
 * asked about do not look like differences.
 */
export function relevant(actual: unknown, expected: unknown): unknown {
  if (Array.isArray(actual) && Array.isArray(expected))
    return actual.map((part, index) => (index < expected.length ? relevant(part, expected[index]) : part))
  if (!isObject(actual) || !isObject(expected)) return actual
  return Object.fromEntries(
    Object.keys(expected)
      .filter(key => Object.hasOwn(actual, key))
      .map(key => [key, relevant(actual[key], expected[key])]),
  )
}
