import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

/** What a piece of data may say; what it lets through has the type `T`. */
export type Schema<T> = v.GenericSchema<unknown, T>

/** One thing wrong with a piece of data. */
export interface Flaw {
  /** Where inside the data, as `/units/3/kind`; `/` is the whole. */
  readonly path: string
  readonly message: string
}

/** Input that cannot be used: where it came from and everything that is wrong with it. */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly source: string
  readonly flaws: readonly Flaw[]
  constructor(source: string, flaws: readonly Flaw[]) {
    super(
      flaws.map(flaw => `${source}${flaw.path === '/' ? '' : ` ${flaw.path}`}: ${flaw.message}`).join('\n'),
    )
    this.source = source
    this.flaws = flaws
  }
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly flaws: readonly Flaw[] }

export function checkShape<T>(schema: Schema<T>, value: unknown): Checked<T> {
  const result = v.safeParse(schema, value)
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, flaws: result.issues.map(flawOf) }
}

/** The data in its type, or an `InputError` that names the source. */
export function parseShape<T>(schema: Schema<T>, value: unknown, source: string): T {
  const checked = checkShape(schema, value)
  if (!checked.ok) throw new InputError(source, checked.flaws)
  return checked.value
}

export function jsonSchemaOf(schema: Schema<unknown>): Record<string, unknown> {
  return { ...toJsonSchema(schema as v.GenericSchema, { errorMode: 'ignore' }) }
}

function flawOf(issue: v.BaseIssue<unknown>): Flaw {
  const path = `/${(issue.path ?? []).map(step => String(step.key)).join('/')}`
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { path, message: 'this field is not known here' }
  if (issue.type === 'strict_tuple' && issue.expected === 'never')
    return { path, message: `there is one too many: ${path.split('/').at(-1)} are expected here` }
  if (issue.type === 'integer' && /^Invalid /.test(issue.message))
    return { path, message: `found ${shortened(issue.received)}, expected a whole number` }
  if (issue.expected !== null && /^Invalid /.test(issue.message)) {
    if (issue.received === 'undefined') return { path, message: missing(issue) }
    return { path, message: `found ${shortened(issue.received)}, expected ${issue.expected}` }
  }
  return { path, message: issue.message }
}

/** A value may be a file of its own. */
function shortened(received: string): string {
  return received.length > LONGEST ? `${received.slice(0, LONGEST - 1)}…` : received
}

const LONGEST = 120

/** Where a whole field is missing, what valibot expects is its name, which the path says already. */
function missing({ expected, path }: v.BaseIssue<unknown>): string {
  return expected === JSON.stringify(path?.at(-1)?.key) ? 'is missing' : `is missing; expected ${expected}`
}
