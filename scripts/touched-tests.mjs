// Which unit tests a change touches.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { withDependents } from './dependents.mjs'
import { packageOf } from './fitting-tests.mjs'
import { root } from './setup.mjs'

const DOCS = /\.md$|^docs\//
const TEST_OF_DOCS = 'packages/testing/test/docs.test.ts'

/**
 * The paths of the test files that import a changed file, directly or not. What no test imports (a case, a golden record)
 * is read by the tests of its package.
 * @param {readonly string[]} changed paths from the root
 * @returns {Promise<string[]>}
 */
export async function touchedTests(changed) {
  const related = changed.map(path => join(root, path))
  // What was built does not say what it was built from; sources do.
  const vitest = await createVitest('test', {
    watch: false,
    root,
    mode: 'source',
    related,
    forceRerunTriggers: [],
  })
  try {
    await vitest.standalone()
    const byImport = await vitest.getRelevantTestSpecifications(whereToLook(changed))
    const graphs = vitest.projects.map(({ vite }) => vite.environments.ssr.moduleGraph)
    const isImported = path => graphs.some(graph => graph.getModulesByFile(join(root, path))?.size)
    const read = new Set(changed.filter(path => !isImported(path)).map(packageOf))
    const docs = changed.some(path => DOCS.test(path))
    const byReading = (await vitest.globTestSpecifications()).filter(
      spec => read.has(packageOf(pathOf(spec))) || (docs && pathOf(spec) === TEST_OF_DOCS),
    )
    return [...new Set([...byImport, ...byReading].map(pathOf))]
  } finally {
    await vitest.close()
  }
}

/** Folders whose tests may import what changed; none stands for all. Finding out what a test imports takes its time. */
function whereToLook(changed) {
  const folders = changed.filter(path => !DOCS.test(path)).map(packageOf)
  if (folders.some(folder => !existsSync(join(root, folder, 'package.json')))) return []
  return [...withDependents(folders)].map(folder => `${folder}/`)
}

function pathOf({ moduleId }) {
  return relative(root, moduleId)
}
