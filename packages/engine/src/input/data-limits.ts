import { LIMITS } from './limits.ts'
import type { Flaw } from './schema.ts'

/** What is counted on a walk through data. */
export interface DataCount {
  values: number
  keys: number
}

/**
 * The first thing in parsed data that no document may have: too many values, texts or numbers that are too long or too large, a key that
 * JavaScript takes for a prototype. Counts as it goes. Data is known to be no deeper than it may be.
 */
export function flawOfData(data: unknown, count: DataCount): Flaw | undefined {
  const flaw = flawInside(data, count)
  return flaw && { path: flaw.path === '' ? '/' : flaw.path, message: flaw.message }
}

function flawInside(value: unknown, count: DataCount): Flaw | undefined {
  if (++count.values > LIMITS.values) return here(`has more than ${LIMITS.values} values`)
  switch (typeof value) {
    case 'string':
      return value.length > LIMITS.text
        ? here(`is a text of ${value.length} characters; ${LIMITS.text} are allowed`)
        : undefined
    case 'number':
      // JSON has no word for it, but 1e999 is read as infinity.
      return Math.abs(value) <= LIMITS.number
        ? undefined
        : here(`found ${value}, expected a number from -${LIMITS.number} to ${LIMITS.number}`)
    case 'object':
      if (value === null) return undefined
      return Array.isArray(value) ? flawInList(value, count) : flawInObject(value, count)
    default:
      return undefined
  }
}

function flawInList(list: readonly unknown[], count: DataCount): Flaw | undefined {
  for (let at = 0; at < list.length; at++) {
    const flaw = flawInside(list[at], count)
    if (flaw) return below(at, flaw)
  }
  return undefined
}

function flawInObject(object: object, count: DataCount): Flaw | undefined {
  for (const [key, value] of Object.entries(object)) {
    count.keys++
    if (key === '__proto__') return { path: '/__proto__', message: 'this key is not allowed' }
    if (key.length > LIMITS.text) return here(`has a key of ${key.length} characters`)
    const flaw = flawInside(value, count)
    if (flaw) return below(key, flaw)
  }
  return undefined
}

function here(message: string): Flaw {
  return { path: '', message }
}

function below(key: string | number, { path, message }: Flaw): Flaw {
  return { path: `/${key}${path}`, message }
}
