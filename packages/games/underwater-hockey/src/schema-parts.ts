import * as v from 'valibot'

/** Building blocks of the schemas, each with a title and a description for set-up screens. */

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

/** One entry of the same kind under each key, none missing. */
export function table<const K extends string, T extends v.GenericSchema>(keys: readonly K[], schema: T) {
  return v.strictObject(Object.fromEntries(keys.map(key => [key, schema])) as Record<K, T>)
}
