import { parseArgs } from 'node:util'
import { nearest } from '@sextant/engine/cases'
import { commandHelp } from './help.ts'
import type { ExitCode, Io } from './io.ts'
import { type Paint, paintWith } from './text/paint.ts'
import { UsageError } from './usage-error.ts'

/** One of the things `sextant` can do, with all that its help says. */
export interface Command {
  readonly name: string
  /** What it does, in a few words. */
  readonly summary: string
  /** What is written after its name: `<game> [options]`. */
  readonly operands: string
  /** Not in the list of commands: it is for other programs. */
  readonly hidden?: boolean
  readonly about?: string
  readonly options: Options
  readonly examples: readonly Example[]
  run(io: Io, args: readonly string[]): Promise<ExitCode>
}

export interface Option {
  /** A `list` may be given several times. */
  readonly type: 'string' | 'boolean' | 'list'
  /** What stands for the value in the help: `FILE`. */
  readonly value?: string
  /** An older name, which still works. */
  readonly was?: string
  readonly about: string
}

export type Options = Readonly<Record<string, Option>>

export interface Example {
  readonly line: string
  readonly about: string
}

/** A command as it was called. */
export interface Call<O extends Options> {
  readonly io: Io
  readonly values: Values<O>
  readonly operands: readonly string[]
  readonly paint: Paint
  readonly colour: boolean
}

type Values<O extends Options> = {
  readonly [Name in keyof O]?: ValueTypes[O[Name]['type']]
}

interface ValueTypes {
  readonly string: string
  readonly boolean: boolean
  readonly list: readonly string[]
}

/** What every command understands. */
export const COMMON: Options = {
  help: { type: 'boolean', about: 'show this help' },
  color: { type: 'boolean', about: 'use color even if the output is not a terminal' },
  'no-color': { type: 'boolean', about: 'no color, as with the variable NO_COLOR' },
  debug: { type: 'boolean', about: 'show where in the code an error came from' },
}

export const JSON_OPTION = { type: 'boolean', about: 'print JSON, for scripts' } as const

type Definition<O extends Options> = Omit<Command, 'run' | 'options'> & {
  readonly options: O
  run(call: Call<O>): Promise<ExitCode>
}

export function command<const O extends Options>(definition: Definition<O>): Command {
  const { name, options } = definition
  const described: Command = { ...definition, options: { ...options, ...COMMON }, run }

  async function run(io: Io, args: readonly string[]): Promise<ExitCode> {
    const { values, operands } = parse(name, described.options, args)
    const colour = wantsColour(io, values)
    const paint = paintWith(colour)
    if (values.help === true) {
      io.out(commandHelp(described, paint))
      return 0
    }
    return definition.run({ io, values: values as Values<O>, operands, paint, colour })
  }
  return described
}

/** Colour is for people at a terminal, unless it is asked for or declined. */
export function wantsColour({ terminal }: Io, values: Readonly<Record<string, unknown>>): boolean {
  if (values['no-color'] === true) return false
  if (values.color === true) return true
  return terminal.seen && !terminal.noColour && terminal.depth !== 'none'
}

function parse(name: string, options: Options, args: readonly string[]) {
  const known = Object.fromEntries(
    Object.entries(options).flatMap(([option, { type, was }]) =>
      [option, ...(was === undefined ? [] : [was])].map(each => [
        each,
        { type: type === 'boolean' ? type : ('string' as const) },
      ]),
    ),
  )
  const { tokens } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values: Record<string, string | boolean | string[]> = {}
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const current = currentName(token.name, options)
    const option = options[current]
    if (!option) throw new UsageError(unknownOption(token.rawName, options), name)
    if (option.type === 'boolean') {
      if (token.value !== undefined) throw new UsageError(`${token.rawName} takes no value`, name)
      values[current] = true
      continue
    }
    // A value that looks like an option is a forgotten value, unless it was written with `=`.
    if (!token.value || (!token.inlineValue && /^-\D/.test(token.value)))
      throw new UsageError(
        `${token.rawName} needs a value: ${token.rawName} ${option.value ?? 'VALUE'}`,
        name,
      )
    if (option.type === 'list') {
      const before = values[current]
      values[current] = [...(Array.isArray(before) ? before : []), token.value]
      continue
    }
    if (values[current] !== undefined)
      throw new UsageError(`--${current} is given twice: ${values[current]} and ${token.value}`, name)
    values[current] = token.value
  }
  return { values, operands }
}

/** What an option is called today: `h` and older names stand for others. */
function currentName(typed: string, options: Options): string {
  if (typed === 'h') return 'help'
  const renamed = Object.entries(options).find(([, { was }]) => was === typed)
  return renamed?.[0] ?? typed
}

function unknownOption(typed: string, options: Options): string {
  const names = Object.keys(options).map(option => `--${option}`)
  const meant = nearest(typed, names)
  const known = `the options are ${names.join(', ')}`
  return `there is no option ${typed}; ${meant ? `did you mean ${meant}? ` : ''}${known}`
}
