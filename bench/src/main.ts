// The command `node bench/dist/main.js`; `--help` says what it understands.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readFlags, usage } from './flags.ts'
import { thisMachine } from './machine.ts'
import { FULL, QUICK } from './measure.ts'
import { measurePart, partNames } from './parts.ts'
import { type Measures, report, withReport } from './report.ts'

const read = readFlags(process.argv.slice(2), partNames())
if (!read.ok) refuse(read.message)
const { flags } = read
if (flags.help) {
  process.stdout.write(usage(partNames()))
  process.exit(0)
}

const machine = thisMachine()
const measures =
  flags.only === undefined ? measureAll() : await measurePart(flags.only, flags.quick ? QUICK : FULL)

process.stdout.write(
  flags.json ? `${JSON.stringify({ machine, ...measures }, undefined, 2)}\n` : report(measures, machine),
)
if (flags.write) {
  const document = new URL('../../docs/performance.md', import.meta.url)
  writeFileSync(document, withReport(readFileSync(document, 'utf8'), report(measures, machine)))
}

/** Every part in a process of its own: what the compiler has seen of one game would slow the next one down. */
function measureAll(): Measures {
  const parts = partNames().map((name): Measures => {
    process.stderr.write(`measuring ${name}\n`)
    const args = [
      fileURLToPath(import.meta.url),
      '--json',
      '--only',
      name,
      ...(flags.quick ? ['--quick'] : []),
    ]
    const stdio = ['ignore', 'pipe', 'inherit'] as const
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: [...stdio] }))
  })
  const stones = parts.find(part => part.stones)?.stones
  const simulate = parts.find(part => part.simulate)?.simulate
  return {
    games: parts.flatMap(part => part.games),
    records: parts.flatMap(part => part.records ?? []),
    ...(stones && { stones }),
    hex: parts.flatMap(part => part.hex),
    ...(simulate && { simulate }),
  }
}

function refuse(message: string): never {
  process.stderr.write(`bench: ${message}; --help explains more\n`)
  process.exit(2)
}
