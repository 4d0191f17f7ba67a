import { fieldOf } from './fault-place.ts'

/** What is used of a valibot schema, whatever its kind. */
export interface SchemaNode {
  readonly type: string
  readonly pipe?: readonly SchemaNode[]
  /** The fields of an object. */
  readonly entries?: Readonly<Record<string, SchemaNode>>
  /** An entry of a list. */
  readonly item?: SchemaNode
  /** What may also be missing or null. */
  readonly wrapped?: SchemaNode
  /** The words of a picklist; other kinds have schemas here. */
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  /** The limit of a part of a pipe. */
  readonly requirement?: unknown
}

export interface SchemaPlace {
  readonly path: string
  readonly value: unknown
  /** What is asked for there; nothing where that cannot be followed, as among alternatives. */
  readonly node?: SchemaNode
  /** The schema has no such field. */
  readonly isUnknown?: boolean
}

/** The place of a flaw, or the first one on the way there that is no list or object although it should be. */
export function placeOfFlaw(schema: SchemaNode, data: unknown, path: string): SchemaPlace {
  let node = schema
  let value = data
  const keys = path === '/' ? [] : path.split('/').slice(1)
  for (const [depth, key] of keys.entries()) {
    const { entries, item } = withoutWrapping(node)
    const here = keys.slice(0, depth).map(one => `/${one}`)
    if ((entries && !isObject(value)) || (item && !Array.isArray(value)))
      return { path: here.join(''), value, node }
    if (entries && !Object.hasOwn(entries, key)) return { path, value, isUnknown: true }
    const next = entries?.[key] ?? item
    if (!next) return { path, value: undefined }
    node = next
    value = fieldOf(value, key)
  }
  return { path: path === '/' ? '' : path, value, node }
}

export function withoutWrapping(node: SchemaNode): SchemaNode {
  return node.wrapped ? withoutWrapping(node.wrapped) : node
}

/** The limit that a part of the schema's pipe sets: `min_length`, `max_value`. */
export function limitOf(node: SchemaNode, type: string): number | undefined {
  const found = partsOf(node).find(part => part.type === type)?.requirement
  return typeof found === 'number' ? found : undefined
}

export function hasPart(node: SchemaNode, type: string): boolean {
  return partsOf(node).some(part => part.type === type)
}

/** A pipe may begin with another one. */
function partsOf({ pipe = [] }: SchemaNode): SchemaNode[] {
  return pipe.flatMap((part, number) => (number === 0 ? partsOf(part) : [part]))
}

export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
