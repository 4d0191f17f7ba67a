import { LIMITS } from '../input/limits.ts'
import type { Schema } from '../input/schema.ts'
import { type Check, fail } from './check.ts'

/**
 * Every number, text and list that comes from outside has bounds, so that no file can ask for a board of a billion cells or a bar
 * of 1e308. What they are is for the game to say, within those of all documents.
 */
export function schemasAreBounded({ options, state, action }: Schemas): Check {
  return {
    name: 'schemas bound every number, text and list',
    run() {
      const places = Object.entries({ options, state, action }).flatMap(([name, schema]) =>
        unboundedIn(schema).map(place => `${name}${place}`),
      )
      if (places.length > 0) fail(`without bounds: ${places.join(', ')}`)
    },
  }
}

interface Schemas {
  readonly options: Schema<unknown>
  readonly state: Schema<unknown>
  readonly action: Schema<unknown>
}

/** Where a schema has no bounds, and what of: `/units/#/health number`; `#` stands for each part of a list. */
export function unboundedIn(schema: Schema<unknown>): string[] {
  const found = new Set<string>()
  walk(schema, [], '', new Set(), found)
  return [...found]
}

/** What is used of a valibot schema, whatever its kind. */
interface Node {
  readonly type?: string
  readonly pipe?: readonly Node[]
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly items?: readonly Node[]
  readonly options?: readonly unknown[]
  readonly wrapped?: Node
  readonly rest?: Node
  readonly key?: Node
  readonly value?: Node
  readonly requirement?: unknown
  getter?(input: unknown): Node
}

function walk(
  schema: unknown,
  outerPipe: readonly Node[],
  path: string,
  above: ReadonlySet<unknown>,
  found: Set<string>,
): void {
  if (!isNode(schema) || above.has(schema)) return
  const within = new Set([...above, schema])
  const [first, ...steps] = schema.pipe ?? []
  // The first part of a pipe is a schema, which may be a pipe itself; what follows bounds it.
  if (first && first !== schema && first.pipe) {
    walk(first, [...steps, ...outerPipe], path, within, found)
    return
  }
  const limits = [...steps, ...outerPipe]
  const unbound = whyUnbound(schema, limits)
  if (unbound !== undefined) found.add(`${path} ${unbound}`)
  const below = (part: unknown, key: string) => walk(part, [], `${path}/${key}`, within, found)
  const same = (part: unknown) => walk(part, limits, path, within, found)
  for (const [key, part] of Object.entries(schema.entries ?? {})) below(part, key)
  below(schema.item, '#')
  for (const [at, part] of (schema.items ?? []).entries()) below(part, String(at))
  below(schema.rest, '#')
  below(schema.type === 'record' ? schema.value : undefined, '#')
  if (schema.type === 'union' || schema.type === 'variant' || schema.type === 'intersect')
    for (const part of schema.options ?? []) same(part)
  same(schema.wrapped)
  if (schema.type === 'lazy') same(schema.getter?.(undefined))
}

function whyUnbound({ type, key }: Node, limits: readonly Node[]): string | undefined {
  const has = (...types: readonly string[]) => limits.some(limit => types.includes(limit.type ?? ''))
  switch (type) {
    case 'number':
      if (has('value', 'values')) return undefined
      return has('min_value', 'gt_value') && has('max_value', 'lt_value') ? undefined : type
    case 'string':
      return isShort(limits) || limits.some(isShortPattern) ? undefined : type
    case 'array':
      return has('max_length', 'length') ? undefined : 'list'
    case 'record':
      return has('max_entries') || key?.type === 'picklist' || key?.type === 'enum' ? undefined : 'object'
    case 'loose_object':
    case 'unknown':
    case 'any':
      return has('check', 'custom') ? undefined : type
    default:
      return undefined
  }
}

/** No longer than readers of files let through: else a match could be recorded and never read. */
function isShort(limits: readonly Node[]): boolean {
  const lengths = limits.filter(({ type }) => type === 'max_length' || type === 'length')
  return lengths.some(({ requirement }) => typeof requirement === 'number' && requirement <= LIMITS.text)
}

/** A pattern from beginning to end without anything that may repeat for ever. */
function isShortPattern({ type, requirement }: Node): boolean {
  return (
    type === 'regex' && requirement instanceof RegExp && /^\^(?:[^*+]|\\[*+])*\$$/.test(requirement.source)
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
