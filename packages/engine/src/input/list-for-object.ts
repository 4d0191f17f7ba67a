import type { Flaw, Schema } from './schema.ts'

/**
 * Where data that a schema lets through has a list in place of an object: to valibot a list is an object without any fields of its own.
 * Among alternatives only those are looked at that a list can be told from.
 */
export function listForObject(schema: Schema<unknown>, data: unknown): Flaw | undefined {
  const path = placeIn(schema, data)
  return path === undefined ? undefined : { path: path || '/', message: 'found a list, expected an object' }
}

/** What is used of a valibot schema, whatever its kind. */
interface Node {
  readonly type?: string
  readonly pipe?: readonly Node[]
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly items?: readonly Node[]
  readonly options?: readonly Node[]
  readonly wrapped?: Node
  readonly value?: Node
  getter?(input: unknown): Node
}

/** The place of such a list. Every action of a match is looked at, so nothing is allocated where there is none. */
function placeIn(schema: unknown, data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !isNode(schema)) return undefined
  const first = schema.pipe?.[0]
  // What comes later in a pipe is about what the first part lets through.
  if (first && first !== schema && first.pipe) return placeIn(first, data)
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
    case 'object_with_rest':
    case 'record':
      return Array.isArray(data) ? '' : placeInFields(schema, data as Readonly<Record<string, unknown>>)
    case 'array':
    case 'tuple':
    case 'strict_tuple':
      return Array.isArray(data) ? placeInList(schema, data) : undefined
    case 'variant':
    case 'union':
      return placeInAll(schema.options ?? [], data)
    case 'lazy':
      return placeIn(schema.getter?.(data), data)
    default:
      return placeIn(schema.wrapped, data)
  }
}

function placeInFields(
  { type, value, entries = {} }: Node,
  data: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const key in data) {
    if (!isNode(data[key])) continue
    const part = type === 'record' ? value : Object.hasOwn(entries, key) ? entries[key] : undefined
    const place = placeIn(part, data[key])
    if (place !== undefined) return `/${key}${place}`
  }
  return undefined
}

function placeInList({ item, items }: Node, data: readonly unknown[]): string | undefined {
  for (let at = 0; at < data.length; at++) {
    const place = placeIn(item ?? items?.[at], data[at])
    if (place !== undefined) return `/${at}${place}`
  }
  return undefined
}

/** Where none of the alternatives takes the data as it is. */
function placeInAll(options: readonly Node[], data: unknown): string | undefined {
  let found: string | undefined
  for (const option of options) {
    const place = placeIn(option, data)
    if (place === undefined) return undefined
    found ??= place
  }
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
