import type { Flaw, Schema } from './schema.ts'

/**
 * Where data that a schema lets through has a list in place of an object: to valibot a list is an object without any fields of its own.
 * Among alternatives only those are looked at that a list can be told from.
 */
export function listForObject(schema: Schema<unknown>, data: unknown): Flaw | undefined {
  return flawAt(schema, data, '')
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

function flawAt(schema: unknown, data: unknown, path: string): Flaw | undefined {
  if (typeof data !== 'object' || data === null || !isNode(schema)) return undefined
  const [first] = schema.pipe ?? []
  // What comes later in a pipe is about what the first part lets through.
  if (first && first !== schema && first.pipe) return flawAt(first, data, path)
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
    case 'object_with_rest':
    case 'record':
      if (Array.isArray(data)) return { path: path || '/', message: 'found a list, expected an object' }
      return schema.type === 'record'
        ? firstOf(Object.entries(data), ([key, part]) => flawAt(schema.value, part, `${path}/${key}`))
        : firstOf(Object.entries(data), ([key, part]) =>
            Object.hasOwn(schema.entries ?? {}, key)
              ? flawAt(schema.entries?.[key], part, `${path}/${key}`)
              : undefined,
          )
    case 'array':
    case 'tuple':
    case 'strict_tuple':
      if (!Array.isArray(data)) return undefined
      return firstOf([...data.entries()], ([at, part]) =>
        flawAt(schema.item ?? schema.items?.[at], part, `${path}/${at}`),
      )
    case 'variant':
    case 'union': {
      const flaws = (schema.options ?? []).map(option => flawAt(option, data, path))
      return flaws.every(flaw => flaw !== undefined) ? flaws[0] : undefined
    }
    case 'lazy':
      return flawAt(schema.getter?.(data), data, path)
    default:
      return flawAt(schema.wrapped, data, path)
  }
}

function firstOf<T>(parts: readonly T[], flawOf: (part: T) => Flaw | undefined): Flaw | undefined {
  for (const part of parts) {
    const flaw = flawOf(part)
    if (flaw) return flaw
  }
  return undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
