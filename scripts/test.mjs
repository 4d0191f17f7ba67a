// `npm test`: sets everything up and runs every check. Its last line is `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { program, root, run, setUp } from './setup.mjs'
import { buildWebIfStale } from './web.mjs'

setUp()

let passed = 0
let failed = 0

/** A check that passes or fails as a whole. */
function check(name, command, args) {
  process.stdout.write(`\n── ${name}\n`)
  if (run(command, args) === 0) passed++
  else failed++
}

/** A runner that says itself, in a report, how many of its tests passed. */
function tests(name, command, args, report, countsIn) {
  process.stdout.write(`\n── ${name}\n`)
  const file = join(root, '.cache', report)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const status = run(command, args)
  const counts = readReport(file, countsIn)
  passed += counts.passed
  failed += counts.failed
  if (status !== 0 && counts.failed === 0) failed++
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

check('format and lint', program('biome'), ['check', '--error-on-warnings', '.'])
check('types', program('tsc'), ['-b'])
tests(
  'units, properties, conformance, cases',
  program('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(root, '.cache', 'tests.json')}`],
  'tests.json',
  report => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
)
ensureChromium()
await buildWebIfStale()
tests(
  'the page in a browser',
  program('playwright'),
  ['test', '-c', 'e2e'],
  'e2e.json',
  // A test that passed only when tried again has failed once too often.
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
)

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
