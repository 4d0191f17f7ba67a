/** Plain data: what JSON can say, so that states can be saved, sent, compared and hashed. */

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** A deep copy of plain data. Games whose states are large write a faster one of their own. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyPlain) as T
  const copied: Record<string, unknown> = {}
  for (const key in value) copied[key] = copyPlain(value[key])
  return copied as T
}

/** How many values a piece of plain data has, counting those inside others. */
export function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  if (Array.isArray(value)) for (const part of value) count += valuesIn(part)
  else for (const key in value) count += valuesIn((value as Readonly<Record<string, unknown>>)[key])
  return count
}

/** How many lists and objects a piece of plain data has inside each other; a text or number by itself has none. */
export function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let deepest = 0
  for (const part of Object.values(value)) deepest = Math.max(deepest, depthOf(part))
  return deepest + 1
}

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b)
  return hasFields(a) && hasFields(b) && sameFields(a, b)
}

/** Whether it is an object of fields, not a list. */
export function hasFields(value: object): value is Readonly<Record<string, unknown>> {
  return !Array.isArray(value)
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!samePlain(a[i], b[i])) return false
  return true
}

/** Without lists of keys: conformance compares whole states at every step. */
function sameFields(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  let more = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !samePlain(a[key], b[key])) return false
    more++
  }
  for (const _ in b) more--
  return more === 0
}

/** Where a value is not plain data and why, or nothing: `/units/3/at: NaN is not JSON`. */
export function whyNotPlain(value: unknown, path = '', above: readonly unknown[] = []): string | undefined {
  const here = path === '' ? '/' : path
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      if (Object.is(value, -0)) return `${here}: -0 is not the same after JSON`
      return Number.isFinite(value) ? undefined : `${here}: ${value} is not JSON`
    case 'object':
      break
    default:
      return `${here}: ${typeof value} is not JSON`
  }
  if (value === null) return undefined
  if (above.includes(value)) return `${here}: refers back to itself`
  const prototype = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
    return `${here}: ${prototype.constructor?.name ?? 'an object'} is not plain data`
  const inside = [...above, value]
  for (const [key, part] of Object.entries(value)) {
    if (key === '__proto__') return `${path}/${key}: this key is not allowed`
    const why = whyNotPlain(part, `${path}/${key}`, inside)
    if (why !== undefined) return why
  }
  return undefined
}
