// Tries texts on every reader for as long as one likes: `npm run fuzz`, `npm run fuzz -- --seconds 5 --seed tonight`.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { program, root, setUp } from './setup.mjs'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, seed: { type: 'string' }, only: { type: 'string' } },
})
setUp()

const cache = join(root, '.cache')
const stop = join(cache, `fuzz-stop-${process.pid}`)
mkdirSync(cache, { recursive: true })
const seed = values.seed ?? randomBytes(4).toString('hex')
process.stderr.write(
  `seed ${seed}, ${values.seconds} s for each reader; Ctrl-C ends it with what has been tried\n`,
)

// In a group of its own: Ctrl-C asks it to stop, and it says what it has found.
const folders = ['packages/cli/test/fuzz', 'packages/web/test/fuzz']
const only = values.only === undefined ? [] : ['-t', values.only]
const child = spawn(program('vitest'), ['run', ...folders, ...only], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
  env: {
    ...process.env,
    SEXTANT_FUZZ_SECONDS: values.seconds,
    SEXTANT_FUZZ_STOP: stop,
    SEXTANT_FUZZ_SEED: seed,
  },
})
process.on('SIGINT', () => writeFileSync(stop, ''))
child.on('exit', code => {
  rmSync(stop, { force: true })
  if (code !== 0)
    process.stderr.write('what broke a reader is in the corpus: packages/{cli,web}/test/fuzz/corpus\n')
  process.exitCode = code ?? 1
})
