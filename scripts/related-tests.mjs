// The unit tests that a change touches, as many as fit into the time that is left.
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './setup.mjs'
import { readTestTimes, writeTestTimes } from './test-times.mjs'

/** Seconds for a test file that never ran here, and for starting any. */
const UNKNOWN = 2
const START = 0.3
/** The part of the time that is left for loading and for times that were misjudged. */
const RESERVE = 0.3

const DOCS = /\.md$|^docs\//
const TEST_OF_DOCS = 'packages/testing/test/docs.test.ts'

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
  const related = changed.map(path => join(root, path))
  const { createVitest } = await import('vitest/node')
  const vitest = await createVitest('test', { watch: false, root, related, forceRerunTriggers: [] })
  try {
    const touched = await touchedBy(vitest, changed)
    const { chosen, left } = fitting(touched, changed, (until - performance.now()) / 1000)
    if (chosen.length === 0) return { ...nothing, left }
    const cut = setTimeout(() => vitest.cancelCurrentRun('keyboard-input'), until - performance.now())
    const result = await vitest.runTestSpecifications(chosen)
    clearTimeout(cut)
    return withCounts(result, left)
  } finally {
    await vitest.close()
  }
}

/** By imports; and what no test imports (a case, a golden record) is read by the tests of its package. */
async function touchedBy(vitest, changed) {
  const byImport = await vitest.getRelevantTestSpecifications()
  const graphs = vitest.projects.map(({ vite }) => vite.environments.ssr.moduleGraph)
  const isImported = path => graphs.some(graph => graph.getModulesByFile(join(root, path))?.size)
  const read = new Set(changed.filter(path => !isImported(path)).map(packageOf))
  const docs = changed.some(path => DOCS.test(path))
  const byReading = (await vitest.globTestSpecifications()).filter(
    spec => read.has(packageOf(pathOf(spec))) || (docs && pathOf(spec) === TEST_OF_DOCS),
  )
  return [...new Map([...byImport, ...byReading].map(spec => [spec.moduleId, spec])).values()]
}

/** The nearest to the change and then the shortest, while there is time. */
function fitting(touched, changed, seconds) {
  const times = readTestTimes()
  const packages = new Set(changed.map(packageOf))
  const candidates = touched.map(spec => {
    const path = pathOf(spec)
    const distance = changed.includes(path) ? 0 : packages.has(packageOf(path)) ? 1 : 2
    return { spec, path, distance, time: (times[path] ?? UNKNOWN) + START }
  })
  candidates.sort((a, b) => a.distance - b.distance || a.time - b.time)
  const [chosen, left] = [[], []]
  let room = seconds * (1 - RESERVE) * availableParallelism()
  for (const { spec, path, time } of candidates) {
    if (time <= room && time <= seconds) {
      chosen.push(spec)
      room -= time
    } else left.push(path)
  }
  return { chosen, left }
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
    if (module.state() === 'skipped' || states.includes('pending')) cut.push(path)
    else times[path] = Math.round(module.diagnostic().duration / 100) / 10
  }
  writeTestTimes(times)
  return { passed, failed, run: testModules.length - cut.length, left: [...left, ...cut] }
}

function pathOf({ moduleId }) {
  return relative(root, moduleId)
}

/** `packages/hex`, `packages/games/broadside`, `examples/hexapawn`, `bench`; or the path, which no package has. */
function packageOf(path) {
  return /^(packages\/games\/[^/]+|packages\/[^/]+|examples\/[^/]+|bench)\//.exec(path)?.[1] ?? path
}
