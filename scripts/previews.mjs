// `npm run previews`: makes the pictures of the home page out of real positions of the games.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { program, root, run, setUp } from './setup.mjs'

setUp()
const { makePreviews } = await import('../packages/games/index/scripts/make-previews.mjs')
const { games } = await import('../packages/games/index/dist/index.js')
for (const [name, previews] of Object.entries(await makePreviews(games))) {
  const file = join(root, 'packages', 'games', 'index', 'data', name)
  writeFileSync(file, previews)
  run(program('biome'), ['format', '--write', file], { stdio: ['ignore', 'ignore', 2] })
}
