// `npm run check`: format, lint and types, and the tests that a change touches, within a minute. `npm test` runs everything.
import { changesSince, usualBase } from './changes.mjs'
import { Parts } from './parts.mjs'
import { runRelatedTests } from './related-tests.mjs'
import { program, setUp } from './setup.mjs'

/** Seconds in all, with some for the end of what is under way; and for tests at least, on a machine that is busy. */
const LIMIT = 55
const LEAST = 20

const [option, ref] = process.argv.slice(2)
const base = option === '--since' && ref ? ref : usualBase()
const parts = new Parts()
setUp()
const { changed, there } = changesSince(base)
const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...there]
let files = { run: 0, left: [] }

await Promise.all([
  there.length > 0 && parts.check('format and lint', program('biome'), lint),
  parts.check('types', program('tsc'), ['-b']),
])
await parts.tests('tests that the change touches', async () => {
  const { passed, failed, ...rest } = await runRelatedTests(changed, Math.max(LEAST, LIMIT - parts.seconds))
  files = rest
  return { passed, failed }
})

process.stdout.write(`
Checked since ${base}: the format and lint of ${there.length} files, all types, ${files.run} test files.
Not run: ${late(files.left)}tests that the change does not touch, tests in the browser; \`npm test\` runs all.
${parts.times}
${parts.passed} passed, ${parts.failed} failed
`)
process.exitCode = parts.failed === 0 ? 0 : 1

/** What there was no time for. */
function late(paths) {
  if (paths.length === 0) return ''
  const names = paths.length <= 4 ? paths.join(', ') : `${paths.slice(0, 3).join(', ')} …`
  return `${paths.length} that take too long (${names}), `
}
