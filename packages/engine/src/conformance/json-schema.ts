/** Reading JSON Schemas, as far as those of options and states go. */

export type JsonSchema = Readonly<Record<string, unknown>>

export function branchesOf(schema: JsonSchema): unknown[] {
  return ['anyOf', 'oneOf', 'allOf'].flatMap(name => (Array.isArray(schema[name]) ? schema[name] : []))
}

export function itemSchema(schema: JsonSchema, place: number): unknown {
  const { prefixItems, items } = schema
  // Older drafts write tuples as a list of items.
  if (Array.isArray(prefixItems) && place < prefixItems.length) return prefixItems[place]
  return Array.isArray(items) ? items[place] : items
}

export function propertySchema(schema: JsonSchema, key: string): unknown {
  const { properties, additionalProperties } = schema
  return isObject(properties) && key in properties ? properties[key] : additionalProperties
}

/** The schema itself, where it refers to another one that. */
export function resolved(root: JsonSchema, schema: unknown): JsonSchema | undefined {
  if (!isObject(schema)) return undefined
  if (typeof schema.$ref !== 'string') return schema
  let part: unknown = root
  for (const key of schema.$ref.split('/').slice(1)) part = isObject(part) ? part[key] : undefined
  return resolved(root, part)
}

export function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
