import { isObject } from './is-object.ts'

/** What a JSON Schema lets a value be, in a few words: `whole number, 1 to 4`. */
export function describeSchema(schema: unknown): string {
  if (!isObject(schema)) return 'anything'
  const { type, enum: values, anyOf, items, description } = schema
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(values)) return values.map(value => JSON.stringify(value)).join(' or ')
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map(describeSchema))].join(' or ')
  const kind = typeof type === 'string' ? (KINDS[type] ?? type) : 'anything'
  const list = type === 'array' ? `list of ${isObject(items) ? describeSchema(items) : 'values'}` : kind
  return [list, ...bounds(schema), ...(typeof description === 'string' ? [description] : [])].join(', ')
}

/** The fields of an object's schema, those of objects inside it as `board.radius`. */
export function schemaFields(schema: unknown, prefix = ''): { name: string; about: string }[] {
  if (!isObject(schema) || !isObject(schema.properties)) return []
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const inner = schemaFields(field, `${prefix}${name}.`)
    if (inner.length > 0) return inner
    const optional = required.includes(name) ? '' : ' (may be left out)'
    return [{ name: `${prefix}${name}`, about: describeSchema(field) + optional }]
  })
}

const KINDS: Readonly<Record<string, string>> = {
  integer: 'whole number',
  number: 'number',
  string: 'text',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}

function bounds({ minimum, maximum }: Record<string, unknown>): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`]
  if (minimum !== undefined) return [`at least ${minimum}`]
  return maximum === undefined ? [] : [`at most ${maximum}`]
}
