import { PROTOTYPE_KEYS } from '../plain/draft.ts'
import { copyPlain, depthOf, valuesIn } from '../plain/plain.ts'
import { LIMITS } from './limits.ts'
import { InputError } from './schema.ts'

/** Places inside plain data as JSON Pointers (RFC 6901): `/units/3/health`; an empty pointer is the whole. */

/** What stands at a place; `undefined` where there is nothing. */
export function at(data: unknown, pointer: string): unknown {
  return follow(data, keysOf(pointer))
}

function follow(data: unknown, keys: readonly string[]): unknown {
  let part = data
  for (const key of keys) {
    if (typeof part !== 'object' || part === null || !isPlace(part, key)) return undefined
    part = (part as Record<string, unknown>)[key]
  }
  return part
}

/**
 * A copy with other values in some places, one after the other. A new place may be made in an object or at the end of a
 * list; `*` stands for every place there is: `/plans/*`. An `InputError` where the places stand for more than a document may hold.
 */
export function withValues<T>(data: T, values: Readonly<Record<string, unknown>>, source: string): T {
  let result: unknown = copyPlain(data)
  const left = { places: LIMITS.places, values: LIMITS.putValues }
  for (const [pointer, value] of Object.entries(values)) {
    const path = pathOf(pointer, source)
    const places = everyPlace(result, path, left)
    if (places.length === 0) throw nothingAt(pointer, source)
    left.values -= places.length * valuesIn(value)
    const flaw = flawOfPut(path, value, left)
    if (flaw) throw new InputError(source, [{ path: pointer, message: flaw }])
    for (const keys of places) {
      const last = keys.at(-1)
      if (last === undefined) result = copyPlain(value)
      else put(holder(result, keys.slice(0, -1), pointer, source), last, copyPlain(value), pointer, source)
    }
  }
  return result as T
}

/** How much more may still be put. */
interface Left {
  places: number
  values: number
}

function flawOfPut(path: readonly string[], value: unknown, left: Left): string | undefined {
  if (left.places < 0)
    return `stands for too many places: more than ${LIMITS.places}, together with those before it`
  if (left.values < 0)
    return `puts too much: more than ${LIMITS.putValues} values, together with those before it`
  if (path.length + depthOf(value) > LIMITS.depth) return TOO_DEEP
  return undefined
}

const TOO_DEEP = `goes too deep: more than ${LIMITS.depth} lists and objects inside each other`

/**
 * The places that a pointer with `*` stands for; where there is a key of that name, it means that one. Stops soon after there are too
 * many.
 */
function everyPlace(data: unknown, keys: readonly string[], left: Left): string[][] {
  const [key, ...below] = keys
  if (key === undefined) {
    left.places--
    return [[]]
  }
  const inside = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {}
  const found: string[][] = []
  for (const name of key === '*' && !Object.hasOwn(inside, key) ? Object.keys(inside) : [key]) {
    if (left.places < 0) break
    const part = Object.hasOwn(inside, name) ? inside[name] : undefined
    for (const rest of everyPlace(part, below, left)) found.push([name, ...rest])
  }
  return found
}

/** A copy without some places; what is taken out of a list closes up. */
export function withoutPlaces<T>(data: T, pointers: readonly string[], source: string): T {
  if (pointers.length > LIMITS.places)
    throw new InputError(source, [
      { path: '/', message: `${pointers.length} places are listed; ${LIMITS.places} are allowed` },
    ])
  const result = copyPlain(data)
  for (const pointer of pointers) {
    const path = pathOf(pointer, source)
    const last = path.at(-1)
    const from = holder(result, path.slice(0, -1), pointer, source)
    if (last === undefined || !isPlace(from, last)) throw nothingAt(pointer, source)
    if (Array.isArray(from)) from.splice(Number(last), 1)
    else delete (from as Record<string, unknown>)[last]
  }
  return result
}

/** The keys of a pointer that something is to be changed at. */
function pathOf(pointer: string, source: string): string[] {
  const keys = keysOf(pointer)
  const fail = (message: string) => new InputError(source, [{ path: pointer, message }])
  if (keys.length > LIMITS.depth) throw fail(TOO_DEEP)
  const shared = keys.find(key => PROTOTYPE_KEYS.has(key))
  if (shared !== undefined) throw fail(`the key ${shared} is not allowed in a place`)
  return keys
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
  const part = follow(data, keys)
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
