// `node bench/dist/main.js [--quick] [--json] [--write] [--only part]`
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { thisMachine } from './machine.ts'
import { FULL, QUICK } from './measure.ts'
import { measurePart, partNames } from './parts.ts'
import { type Measures, report, withReport } from './report.ts'

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

if (flags.only !== undefined && !partNames().includes(flags.only))
  refuse(`there is no part ${flags.only}; the parts are ${partNames().join(', ')}`)
if (flags.only !== undefined && flags.write)
  refuse('--write writes everything, so it does not go with --only')

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

/** Every part in a process of its own: what the compiler learnt from one game would slow the next one down. */
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
  return {
    games: parts.flatMap(part => part.games),
    ...(stones && { stones }),
    hex: parts.flatMap(part => part.hex),
  }
}

function refuse(message: string): never {
  process.stderr.write(`bench: ${message}\n`)
  process.exit(2)
}
