import type { Dice } from '../dice/dice.ts'
import { copyPlain } from '../plain/plain.ts'
import { branchesOf, isObject, itemSchema, type JsonSchema, propertySchema, resolved } from './json-schema.ts'

/** A place in plain data that can be given another value: what its schema says of it, and how to set it. */
export interface DataPlace {
  /** As a JSON Pointer: `/ships/0/speed`. */
  readonly at: string
  readonly schema: JsonSchema
  /** What stands there now. */
  get(): unknown
  set(value: unknown): void
}

/** Every place in the data below a pointer, lists and what may be missing or null included. */
export function placesIn(root: JsonSchema, data: unknown): DataPlace[] {
  const places: DataPlace[] = []
  const walk = (given: unknown, at: string, get: DataPlace['get'], set: DataPlace['set']) => {
    const value = get()
    const schema = resolved(root, given)
    if (!schema) return
    places.push({ at, schema, get, set })
    const shapes = [schema, ...shapesOf(root, schema)]
    if (Array.isArray(value)) {
      const list: unknown[] = value
      for (const place of list.keys())
        walk(
          firstOf(shapes, one => itemSchema(one, place)),
          `${at}/${place}`,
          () => list[place],
          other => {
            list[place] = other
          },
        )
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value))
        walk(
          firstOf(shapes, one => propertySchema(one, key)),
          `${at}/${key}`,
          () => Reflect.get(value, key),
          other => Reflect.set(value, key, other),
        )
    }
  }
  walk(
    root,
    '',
    () => data,
    () => undefined,
  )
  return places.slice(1)
}

/**
 * Another value for a place, of those that its schema lets through; the ends of a range are likelier than what lies between, for
 * that is where faults are. Nothing where no other can be made up. Texts are taken from those in the data: they are mostly names.
 */
export function otherValue(
  root: JsonSchema,
  place: DataPlace,
  texts: () => readonly string[],
  dice: Dice,
): unknown {
  const { schema } = place
  const value = place.get()
  if (Array.isArray(value)) return otherList(root, schema, value, texts, dice)
  if (typeof value === 'object' && value !== null && !canBeNull(root, schema)) return undefined
  return madeUp(root, schema, texts, dice)
}

/** Shorter, in another order, or with an item more: one that is there, or a new one several times. */
function otherList(
  root: JsonSchema,
  schema: JsonSchema,
  list: readonly unknown[],
  texts: () => readonly string[],
  dice: Dice,
): unknown {
  const place = dice.d(list.length + 1) - 1
  switch (list.length === 0 ? 4 : dice.d(5)) {
    case 1:
      return list.toSpliced(place, 1)
    case 2:
      return dice.shuffle(list)
    default: {
      const listed = [schema, ...shapesOf(root, schema)].find(({ type }) => type === 'array') ?? {}
      const item = madeUp(root, resolved(root, itemSchema(listed, place)) ?? {}, texts, dice)
      if (item === undefined) return list.length > 0 ? [...list, copyPlain(dice.pick(list))] : undefined
      return list.toSpliced(place, 0, ...Array.from({ length: dice.d(10) }, () => copyPlain(item)))
    }
  }
}

/** Any value that a schema lets through, as far as it can be read; nothing where it cannot. */
function madeUp(root: JsonSchema, schema: JsonSchema, texts: () => readonly string[], dice: Dice): unknown {
  const branches = shapesOf(root, schema)
  if (branches.length > 0) return madeUp(root, dice.pick(branches), texts, dice)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return dice.pick(schema.enum)
  switch (schema.type) {
    case 'boolean':
      return dice.chance(0.5)
    case 'null':
      return null
    case 'integer':
    case 'number':
      return numberIn(schema, dice)
    case 'string':
      return pickFrom(texts(), dice)
    case 'array': {
      const { minItems = 0, maxItems = 3 } = schema
      const count = Math.min(Number(maxItems), Number(minItems) + dice.d(3) - 1)
      const items = Array.from({ length: count }, (_, place) =>
        madeUp(root, resolved(root, itemSchema(schema, place)) ?? {}, texts, dice),
      )
      return items.includes(undefined) ? undefined : items
    }
    case 'object': {
      const { properties, required = [] } = schema
      if (!isObject(properties)) return undefined
      const entries = Object.entries(properties)
        .filter(([key]) => (Array.isArray(required) && required.includes(key)) || dice.chance(0.5))
        .map(([key, part]) => [key, madeUp(root, resolved(root, part) ?? {}, texts, dice)] as const)
      return entries.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(entries)
    }
    default:
      return undefined
  }
}

function pickFrom(list: readonly string[], dice: Dice): string | undefined {
  return list.length > 0 ? dice.pick(list) : undefined
}

const WIDE = 500

function numberIn(schema: JsonSchema, dice: Dice): number {
  const bound = (name: string, otherwise: number) =>
    typeof schema[name] === 'number' ? schema[name] : otherwise
  const low = bound('minimum', 0)
  const most = bound('maximum', low + 10)
  // A wide range is that of something which is counted: room is left to count on.
  const high = most - low > WIDE ? most - Math.ceil((most - low) / 10) : most
  const within = (value: number) => Math.min(high, Math.max(low, value))
  switch (dice.d(6)) {
    case 1:
      return low
    case 2:
      return high
    case 3:
      return within(dice.d(3) - 2)
    case 4:
      return within(dice.d(7) - 4)
    default:
      return Math.min(high, Math.floor(low) + dice.d(Math.max(1, Math.floor(high - low) + 1)) - 1)
  }
}

function canBeNull(root: JsonSchema, schema: JsonSchema): boolean {
  return shapesOf(root, schema).some(({ type }) => type === 'null')
}

/** What a schema is a choice of. */
function shapesOf(root: JsonSchema, schema: JsonSchema): JsonSchema[] {
  const shapes: JsonSchema[] = []
  for (const branch of branchesOf(schema)) {
    const shape = resolved(root, branch)
    if (shape) shapes.push(shape)
  }
  return shapes
}

function firstOf(schemas: readonly JsonSchema[], part: (schema: JsonSchema) => unknown): unknown {
  for (const schema of schemas) {
    const found = part(schema)
    if (isObject(found)) return found
  }
  return undefined
}
