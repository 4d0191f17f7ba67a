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

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every(key => Object.hasOwn(right, key) && samePlain(left[key], right[key]))
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
  for (const [key, part] of Object.entries(value)) {
    if (key === '__proto__') return `${path}/${key}: this key is not allowed`
    const why = whyNotPlain(part, `${path}/${key}`, [...above, value])
    if (why !== undefined) return why
  }
  return undefined
}
