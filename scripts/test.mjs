// `npm test`: sets everything up and runs every check. Its last line is `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { program, root, run, setUp } from './setup.mjs'

setUp()

let passed = 0
let failed = 0

/** A check that passes or fails as a whole. */
function check(name, command, args) {
  process.stdout.write(`\n── ${name}\n`)
  if (run(command, args) === 0) passed++
  else failed++
}

/** Vitest says itself how many of its tests passed. */
function tests() {
  const report = join(root, '.cache', 'tests.json')
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  process.stdout.write('\n── tests: units, properties, conformance, cases\n')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = run(program('vitest'), args)
  const counts = readReport(report)
  passed += counts.passed
  failed += counts.failed
  if (status !== 0 && counts.failed === 0) failed++
}

function readReport(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    if (numPassedTests > 0) return { passed: numPassedTests, failed: numFailedTests }
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
tests()

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
