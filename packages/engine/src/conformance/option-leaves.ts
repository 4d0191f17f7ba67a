import { jsonSchemaOf, type Schema } from '../input/schema.ts'
import { branchesOf, itemSchema, type JsonSchema, propertySchema, resolved } from './json-schema.ts'

/** A single value in a set of options that can be varied: where it is, and what it may be. */
export interface OptionLeaf {
  /** As a JSON Pointer: `/ruleset/units/cavalry/cost`. */
  readonly at: string
  readonly values:
    | {
        readonly kind: 'number'
        readonly low: number
        readonly high: number
        readonly step: number | undefined
      }
    | { readonly kind: 'one-of'; readonly values: readonly unknown[] }
}

/**
 * The numbers, booleans and choices in a set of options, with what the JSON Schema of the options lets them be. Where a
 * number has no upper bound, twice its value is one; what the schema says in other ways is left to who checks the result.
 */
export function optionLeaves(options: Schema<unknown>, value: unknown): OptionLeaf[] {
  const root = jsonSchemaOf(options)
  const found = new Map<string, OptionLeaf>()
  const note = (leaf: OptionLeaf) => {
    if (!found.has(leaf.at)) found.set(leaf.at, leaf)
  }
  const walk = (given: unknown, part: unknown, at: string): void => {
    const schema = resolved(root, given)
    if (!schema) return
    for (const each of branchesOf(schema)) walk(each, part, at)
    const values = choicesOf(root, schema)
    if (typeof part === 'boolean') note({ at, values: { kind: 'one-of', values: [true, false] } })
    else if (values.length > 1) note({ at, values: { kind: 'one-of', values } })
    else if (typeof part === 'number') noteNumber(schema, part, at, note)
    else if (Array.isArray(part)) {
      for (const [place, item] of part.entries()) walk(itemSchema(schema, place), item, `${at}/${place}`)
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, item] of Object.entries(part))
        walk(propertySchema(schema, key), item, `${at}/${escaped(key)}`)
    }
  }
  walk(root, value, '')
  return [...found.values()]
}

function noteNumber(schema: JsonSchema, value: number, at: string, note: (leaf: OptionLeaf) => void): void {
  const bound = (name: string) => (typeof schema[name] === 'number' ? schema[name] : undefined)
  const step = schema.type === 'integer' ? (bound('multipleOf') ?? 1) : bound('multipleOf')
  const low = bound('minimum') ?? above(bound('exclusiveMinimum'), step)
  if (low === undefined) return
  const high = bound('maximum') ?? bound('exclusiveMaximum') ?? Math.max(2 * value, low + (step ?? 1))
  if (high > low) note({ at, values: { kind: 'number', low, high, step } })
}

function above(bound: number | undefined, step: number | undefined): number | undefined {
  return bound === undefined || step === undefined ? undefined : bound + step
}

/** The constants that a schema is a choice of. */
function choicesOf(root: JsonSchema, schema: JsonSchema): unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum
  return branchesOf(schema).flatMap(each => {
    const branch = resolved(root, each)
    return branch && 'const' in branch ? [branch.const] : Array.isArray(branch?.enum) ? branch.enum : []
  })
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
