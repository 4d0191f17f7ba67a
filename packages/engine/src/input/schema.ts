import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { LIMITS } from './limits.ts'
import { listForObject } from './list-for-object.ts'

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
    const few = fewFlaws(flaws)
    super(few.map(flaw => `${source}${flaw.path === '/' ? '' : ` ${flaw.path}`}: ${flaw.message}`).join('\n'))
    this.source = source
    this.flaws = few
  }
}

/** No more flaws than anybody reads, none of them longer than that: they quote what strangers wrote. */
function fewFlaws(flaws: readonly Flaw[]): readonly Flaw[] {
  return flaws.slice(0, LIMITS.flaws).map(({ path, message }) => ({
    path: shortened(path, LIMITS.path),
    message: shortened(message, LIMITS.message),
  }))
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly flaws: readonly Flaw[] }

/** Data against a schema. Looks for no more flaws than `LIMITS.flaws`, a few more or less. */
export function checkShape<T>(schema: Schema<T>, value: unknown): Checked<T> {
  // Most data is in order, and every action of a match comes through here: flaws are counted once there is one.
  const first = schema['~run']({ value }, FIRST_FLAW)
  const result = first.issues ? schema['~run']({ value }, enoughFlaws()) : first
  if (result.issues) return { ok: false, flaws: fewFlaws(result.issues.map(flawOf)) }
  const flaw = listForObject(schema, value)
  return flaw ? { ok: false, flaws: [flaw] } : { ok: true, value: result.value }
}

const FIRST_FLAW: v.Config<v.BaseIssue<unknown>> = { abortEarly: true }

/**
 * A configuration that stops the check after enough flaws. A list of a million malformed steps has five million, which
 * takes gigabytes to say. Valibot asks whether to abort with every flaw, so that asking can count them.
 */
function enoughFlaws(): v.Config<v.BaseIssue<unknown>> {
  let asked = 0
  return {
    get abortEarly() {
      return ++asked > LIMITS.flaws * 2
    },
  }
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
function shortened(text: string, longest = 120): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** Where a whole field is missing, what valibot expects is its name, which the path says already. */
function missing({ expected, path }: v.BaseIssue<unknown>): string {
  return expected === JSON.stringify(path?.at(-1)?.key) ? 'is missing' : `is missing; expected ${expected}`
}
