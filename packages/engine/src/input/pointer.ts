import { copyPlain } from '../plain/plain.ts'
import { InputError } from './schema.ts'

/** Places inside plain data as JSON Pointers (RFC 6901): `/units/3/health`; an empty pointer is the whole. */

/** What stands at a place; `undefined` where there is nothing. */
export function at(data: unknown, pointer: string): unknown {
  let part = data
  for (const key of keysOf(pointer)) {
    if (typeof part !== 'object' || part === null || !isPlace(part, key)) return undefined
    part = (part as Record<string, unknown>)[key]
  }
  return part
}

/**
 * A copy with other values in some places, one after the other. A new place may be made in an object or at the end of a
 * list; `*` stands for every place there is: `/plans/*`.
 */
export function withValues<T>(data: T, values: Readonly<Record<string, unknown>>, source: string): T {
  let result: unknown = copyPlain(data)
  for (const [pointer, value] of Object.entries(values)) {
    const places = everyPlace(result, keysOf(pointer))
    if (places.length === 0) throw nothingAt(pointer, source)
    for (const keys of places) {
      const [last, ...above] = [...keys].reverse()
      if (last === undefined) result = copyPlain(value)
      else put(holder(result, above.reverse(), pointer, source), last, copyPlain(value), pointer, source)
    }
  }
  return result as T
}

/** The places that a pointer with `*` stands for; where there is a key of that name, it means that one. */
function everyPlace(data: unknown, keys: readonly string[]): string[][] {
  const [key, ...below] = keys
  if (key === undefined) return [[]]
  const entries = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : [])
  const named = key === '*' && !entries.has(key) ? [...entries.keys()] : [key]
  return named.flatMap(name => everyPlace(entries.get(name), below).map(rest => [name, ...rest]))
}

/** A copy without some places; what is taken out of a list closes up. */
export function withoutPlaces<T>(data: T, pointers: readonly string[], source: string): T {
  const result = copyPlain(data)
  for (const pointer of pointers) {
    const [last, ...above] = keysOf(pointer).reverse()
    const from = holder(result, above.reverse(), pointer, source)
    if (last === undefined || !isPlace(from, last)) throw nothingAt(pointer, source)
    if (Array.isArray(from)) from.splice(Number(last), 1)
    else delete (from as Record<string, unknown>)[last]
  }
  return result
}

const INDEX = /^(0|[1-9]\d*)$/

/** Whether something stands at a key; of a list only at whole numbers. */
function isPlace(data: object, key: string): boolean {
  return Object.hasOwn(data, key) && (!Array.isArray(data) || INDEX.test(key))
}

function keysOf(pointer: string): string[] {
  if (pointer === '' || pointer === '/') return []
  return pointer
    .replace(/^\//, '')
    .split('/')
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function holder(data: unknown, keys: readonly string[], pointer: string, source: string): object {
  const part = at(data, keys.map(key => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''))
  if (typeof part !== 'object' || part === null) throw nothingAt(pointer, source)
  return part
}

function put(into: object, key: string, value: unknown, pointer: string, source: string): void {
  if (Array.isArray(into)) {
    const index = key === '-' ? into.length : INDEX.test(key) ? Number(key) : -1
    if (index < 0 || index > into.length)
      throw new InputError(source, [
        { path: pointer, message: `a list of ${into.length} takes 0 to ${into.length} or - (its end) here` },
      ])
    into[index] = value
  } else (into as Record<string, unknown>)[key] = value
}

function nothingAt(pointer: string, source: string): InputError {
  return new InputError(source, [{ path: pointer, message: 'there is nothing at this place to change' }])
}
