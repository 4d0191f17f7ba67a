/** Building blocks of a game's schemas, each with a title and a description for set-up screens. */
import * as v from 'valibot'

export function titled<T extends v.GenericSchema>(title: string, description: string, schema: T) {
  return v.pipe(schema, v.title(title), v.description(description))
}

export function whole(title: string, description: string, least: number, most: number) {
  return v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
    v.title(title),
    v.description(description),
  )
}

export function amount(title: string, description: string, least: number, most: number) {
  return v.pipe(v.number(), v.minValue(least), v.maxValue(most), v.title(title), v.description(description))
}

export function chance(title: string, description: string) {
  return amount(title, description, 0, 1)
}

export function flag(title: string, description: string) {
  return v.pipe(v.boolean(), v.title(title), v.description(description))
}

/** One entry of the same kind under each key, none missing. */
export function entries<const K extends string, T extends v.GenericSchema>(keys: readonly K[], schema: T) {
  return v.strictObject(Object.fromEntries(keys.map(key => [key, schema])) as Record<K, T>)
}
