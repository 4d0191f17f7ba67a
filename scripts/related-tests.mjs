// The unit tests that a change touches, as many as fit into the time that is left.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { withDependents } from './dependents.mjs'
import { fittingTests, packageOf } from './fitting-tests.mjs'
import { root } from './setup.mjs'
import { readTestTimes, writeTestTimes } from './test-times.mjs'

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
  const vitest = await createVitest('test', {
    watch: false,
    root,
    related,
    forceRerunTriggers: [],
    sequence: { sequencer: AsChosen },
  })
  try {
    await vitest.standalone()
    const touched = await touchedBy(vitest, changed)
    const { chosen, left } = fittingTests({
      paths: touched.map(pathOf),
      changed,
      times: readTestTimes(),
      seconds: (until - performance.now()) / 1000,
      workers: availableParallelism(),
    })
    if (chosen.length === 0) return { ...nothing, left }
    const cut = setTimeout(() => vitest.cancelCurrentRun('keyboard-input'), until - performance.now())
    const specs = new Map(touched.map(spec => [pathOf(spec), spec]))
    const result = await vitest.runTestSpecifications(chosen.map(path => specs.get(path)))
    clearTimeout(cut)
    return withCounts(result, left)
  } catch (error) {
    // Such as a test file that cannot be parsed: then nobody knows what it imports.
    process.stdout.write(`no tests could be run: ${error instanceof Error ? error.message : error}\n`)
    return { ...nothing, failed: 1 }
  } finally {
    await vitest.close()
  }
}

/** The order is chosen already: if time runs out after all, the most important tests have been run. */
class AsChosen {
  sort = files => files
  shard = files => files
}

/** By imports; and what no test imports (a case, a golden record) is read by the tests of its package. */
async function touchedBy(vitest, changed) {
  const byImport = await vitest.getRelevantTestSpecifications(whereToLook(changed))
  const graphs = vitest.projects.map(({ vite }) => vite.environments.ssr.moduleGraph)
  const isImported = path => graphs.some(graph => graph.getModulesByFile(join(root, path))?.size)
  const read = new Set(changed.filter(path => !isImported(path)).map(packageOf))
  const docs = changed.some(path => DOCS.test(path))
  const byReading = (await vitest.globTestSpecifications()).filter(
    spec => read.has(packageOf(pathOf(spec))) || (docs && pathOf(spec) === TEST_OF_DOCS),
  )
  return [...new Map([...byImport, ...byReading].map(spec => [spec.moduleId, spec])).values()]
}

/** Folders whose tests may import what changed; none stands for all. Finding out what a test imports takes its time. */
function whereToLook(changed) {
  const folders = changed.filter(path => !DOCS.test(path)).map(packageOf)
  if (folders.some(folder => !existsSync(join(root, folder, 'package.json')))) return []
  return [...withDependents(folders)].map(folder => `${folder}/`)
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
