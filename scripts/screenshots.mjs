// `npm run screenshots`: takes the pictures of README and docs from the running program into docs/images.
// What is photographed is listed in e2e/pictures/shots.ts; names given as arguments take those alone.
import { program, root, run, setUp } from './setup.mjs'
import { buildWebIfStale } from './web.mjs'

setUp()
await buildWebIfStale()
const names = process.argv.slice(2)
const chosen = names.length > 0 ? ['--grep', names.join('|')] : []
process.exitCode = run(program('playwright'), ['test', '-c', 'e2e/pictures.config.ts', ...chosen], {
  cwd: root,
})
