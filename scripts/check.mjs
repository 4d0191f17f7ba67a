// `npm run check`: format and lint of what changed, all types, and the unit tests that import it. `npm test` runs everything.
import { spawnSync } from 'node:child_process'
import { program, root, run, setUp } from './setup.mjs'

const [option, ref] = process.argv.slice(2)
const base = option === '--since' && ref ? ref : mergeBase()

setUp()
const codes = [
  run(program('biome'), [
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    '--changed',
    `--since=${base}`,
  ]),
  run(program('tsc'), ['-b']),
  // What was built does not say what it was built from; sources do.
  run(program('vitest'), ['run', '--mode', 'source', '--changed', base, '--passWithNoTests']),
]
process.stdout.write(
  `\nChecked since ${base}. Not run: tests that import nothing that changed, tests in the browser.\n`,
)
process.exitCode = codes.every(code => code === 0) ? 0 : 1

/** Where this branch left the main one; on the main one, the last commit. */
function mergeBase() {
  const { stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' })
  return stdout.trim().slice(0, 10) || 'HEAD'
}
