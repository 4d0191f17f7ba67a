// `npm test`: sets everything up and runs every check. Its last line is `N passed, N failed`.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { Parts } from './parts.mjs'
import { fail, program, root, setUp } from './setup.mjs'

const UNITS = join(root, '.cache', 'tests.json')
const BROWSER = join(root, '.cache', 'e2e.json')

const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs')
/**
 * Every core has tests to run. Four more threads that collect garbage and compile beside them, as is usual, and small young
 * generations take a quarter more processor time for the same tests.
 */
const FEW_THREADS = ['--v8-pool-size=1', '--max-semi-space-size=64']

const parts = new Parts()
setUp()
ensureChromium()
// It takes longest and uses one core: the units begin beside it.
const page = parts.check('the page is built', process.execPath, [join('scripts', 'web.mjs')])
await Promise.all([
  parts.check('format and lint', program('biome'), ['check', '--error-on-warnings', '.']),
  parts.check('types', program('tsc'), ['-b']),
])
await parts.tests('units, properties, conformance, cases', () =>
  counted(
    process.execPath,
    [...FEW_THREADS, VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNITS}`],
    UNITS,
    report => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  ),
)
// Not with what was built before: it is not what would be tested.
if (await page)
  await parts.tests('the page in a browser', () =>
    counted(
      program('playwright'),
      ['test', '-c', 'e2e'],
      BROWSER,
      // A test that passed only when tried again has failed once too often.
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    ),
  )

process.stdout.write(`\n${parts.times}\n${parts.passed} passed, ${parts.failed} failed\n`)
process.exitCode = parts.failed === 0 ? 0 : 1

/** What a runner says in its report; a runner that failed without a failed test has failed all the same. */
async function counted(command, args, file, countsIn) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const status = await shown(command, args)
  const counts = readReport(file, countsIn)
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Runs a program with its output as it comes; its exit code. */
function shown(command, args) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
    child.on('error', error => fail(`${command} could not be started: ${error.message}`))
    child.on('close', status => resolve(status ?? 1))
  })
}

/** A report that cannot be read, or in which nothing passed, is a failure. */
function readReport(file, countsIn) {
  try {
    const counts = countsIn(JSON.parse(readFileSync(file, 'utf8')))
    if (counts.passed > 0) return counts
    process.stdout.write('no test was run\n')
  } catch (error) {
    process.stdout.write(
      `the test report cannot be read: ${error instanceof Error ? error.message : error}\n`,
    )
  }
  return { passed: 0, failed: 1 }
}
