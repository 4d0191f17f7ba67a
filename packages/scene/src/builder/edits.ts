import { withChanges } from '@sextant/engine'
import type { Alternative, ListField } from './builder.ts'

/** The item with another value at a place, a JSON Pointer; `''` is the whole. */
export function withValue(item: unknown, at: string, value: unknown): unknown {
  return withChanges(item, [[pathIn(item, at), value]])
}

export function withEntry(item: unknown, { at }: Pick<ListField, 'at'>, { value }: Alternative): unknown {
  return withValue(item, at, [...listAt(item, at), value])
}

export function withoutEntry(item: unknown, { at }: Pick<ListField, 'at'>, index: number): unknown {
  return withValue(
    item,
    at,
    listAt(item, at).filter((_, number) => number !== index),
  )
}

function listAt(item: unknown, at: string): readonly unknown[] {
  const found = pathIn(item, at).reduce<unknown>(partOf, item)
  return Array.isArray(found) ? found : []
}

/** The steps of a pointer; those into a list are numbers. */
function pathIn(item: unknown, at: string): (string | number)[] {
  let part = item
  return at
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map(key => {
      const step = Array.isArray(part) ? Number(key) : key
      part = partOf(part, step)
      return step
    })
}

function partOf(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(String(key))
}
