// The unit tests that a change touches, as many as fit into the time that is left.
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { fittingTests } from './fitting-tests.mjs'
import { root } from './setup.mjs'
import { readTestTimes, writeTestTimes } from './test-times.mjs'
import { touchedTests } from './touched-tests.mjs'

/**
 * Runs the tests that import a changed file, directly or not, and tells how many tests passed and failed, how many files
 * were run, and the names of those that there was no time for.
 * @param {readonly string[]} changed paths from the root
 * @param {number} limit seconds
 */
export async function runRelatedTests(changed, limit) {
  const nothing = { passed: 0, failed: 0, run: 0, left: [] }
  if (changed.length === 0) return nothing
  const until = performance.now() + limit * 1000
  try {
    const { chosen, left } = fittingTests({
      paths: await touchedTests(changed),
      changed,
      times: readTestTimes(),
      seconds: (until - performance.now()) / 1000,
      workers: availableParallelism(),
    })
    return chosen.length === 0 ? { ...nothing, left } : withCounts(await runTests(chosen, until), left)
  } catch (error) {
    // Such as a test file that cannot be parsed: then nobody knows what it imports.
    process.stdout.write(`no tests could be run: ${error instanceof Error ? error.message : error}\n`)
    return { ...nothing, failed: 1 }
  }
}

/** Runs these test files, and stops when the time is up. */
async function runTests(paths, until) {
  const vitest = await createVitest('test', { watch: false, root, sequence: { sequencer: AsChosen } })
  try {
    await vitest.standalone()
    const specs = new Map((await vitest.globTestSpecifications(paths)).map(spec => [pathOf(spec), spec]))
    const cut = setTimeout(() => vitest.cancelCurrentRun('keyboard-input'), until - performance.now())
    const result = await vitest.runTestSpecifications(paths.flatMap(path => specs.get(path) ?? []))
    clearTimeout(cut)
    return result
  } finally {
    await vitest.close()
  }
}

/** The order is chosen already: if time runs out after all, the most important tests have been run. */
class AsChosen {
  sort = files => files
  shard = files => files
}

function withCounts({ testModules, unhandledErrors }, left) {
  let passed = 0
  let failed = unhandledErrors.length
  const times = {}
  const cut = []
  for (const module of testModules) {
    const path = relative(root, module.moduleId)
    const states = [...module.children.allTests()].map(test => test.result().state)
    const failures = states.filter(state => state === 'failed').length
    passed += states.filter(state => state === 'passed').length
    failed += module.state() === 'failed' ? Math.max(1, failures) : failures
    // Time ran out before it began, or in its middle.
    const isCut = states.length === 0 || states.some(state => state === 'pending' || state === 'skipped')
    if (isCut && module.state() !== 'failed') cut.push(path)
    else times[path] = Math.round(module.diagnostic().duration / 100) / 10
  }
  writeTestTimes(times)
  return { passed, failed, run: testModules.length - cut.length, left: [...left, ...cut] }
}

function pathOf({ moduleId }) {
  return relative(root, moduleId)
}
