import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export interface Wanted {
  readonly folder: string
  readonly port: number
  readonly host: string
}

export type CommandLine =
  | { readonly kind: 'serve'; readonly wanted: Wanted }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'mistake'; readonly message: string }

const HELP = `Serves Sextant to a browser.

  --port NUMBER     where to listen; 4800, or PORT from the environment; 0 for any that is free
  --host ADDRESS    who can reach it; 127.0.0.1 (this machine only), 0.0.0.0 for everyone
  --client FOLDER   the built client; packages/web/dist
  --help            this text
`

export function readCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): CommandLine {
  const parsed = parse(args)
  if (typeof parsed === 'string') return { kind: 'mistake', message: parsed }
  if (parsed.help) return { kind: 'help', text: HELP }
  const written = parsed.port ?? (env.PORT || '4800')
  const port = /^\d+$/.test(written) ? Number(written) : Number.NaN
  if (!(port <= 65_535))
    return { kind: 'mistake', message: `a port is a number from 0 to 65535, not "${written}"` }
  // Node takes an empty address for all of them, and an empty variable in a script would open the server to everyone.
  if (parsed.host === '')
    return { kind: 'mistake', message: '--host needs an address: 127.0.0.1, or 0.0.0.0 for everyone' }
  const folder = parsed.client ?? fileURLToPath(new URL('../../web/dist', import.meta.url))
  return { kind: 'serve', wanted: { folder, port, host: parsed.host ?? '127.0.0.1' } }
}

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  client: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Which of the two was meant is anybody's guess. */
function givenTwice(tokens: readonly { kind: string; name?: string; value?: unknown }[]): string | undefined {
  const given = new Map<string | undefined, unknown>()
  for (const { kind, name, value } of tokens) {
    if (kind !== 'option' || value === undefined) continue
    if (given.has(name)) return `--${name} is given twice: ${given.get(name)} and ${value}`
    given.set(name, value)
  }
  return undefined
}

function parse(args: readonly string[]) {
  try {
    const { values, tokens } = parseArgs({ args: [...args], options: OPTIONS, tokens: true })
    return givenTwice(tokens) ?? values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
