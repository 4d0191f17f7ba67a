import { parseArgs } from 'node:util'

/** What the benchmarks are asked to do. */
export interface Flags {
  readonly help: boolean
  readonly quick: boolean
  readonly json: boolean
  readonly write: boolean
  /** The one part to measure. */
  readonly only?: string
}

export type Read =
  | { readonly ok: true; readonly flags: Flags }
  | { readonly ok: false; readonly message: string }

/** The flags out of the command line, or what is wrong with it. */
export function readFlags(args: readonly string[], parts: readonly string[]): Read {
  const parsed = parse(args)
  if (!parsed.ok || parsed.flags.help) return parsed
  const { only, write } = parsed.flags
  if (only !== undefined && !parts.includes(only))
    return { ok: false, message: `there is no part ${only}; the parts are ${parts.join(', ')}` }
  if (only !== undefined && write)
    return { ok: false, message: '--write writes everything, so it does not go with --only' }
  return parsed
}

export function usage(parts: readonly string[]): string {
  return `Measures every game, the engine against bare rules, and the hex library.

  --quick       fewer and shorter runs
  --json        the figures as JSON
  --only PART   one part: ${parts.join(', ')}
  --write       put the tables into docs/performance.md
  --help        show this
`
}

function parse(args: readonly string[]): Read {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        only: { type: 'string' },
      },
    })
    return { ok: true, flags: values }
  } catch (error) {
    // Node's first sentence says what is wrong; the rest is about positionals, which there are none of.
    const [message = ''] = String(error instanceof Error ? error.message : error).split(/\. |\n/)
    return { ok: false, message: message.replace(/\.$/, '') }
  }
}
