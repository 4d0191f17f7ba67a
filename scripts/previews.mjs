// `npm run previews`: makes the pictures of the home page out of real positions of the games, and its texts out of their cards.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { program, root, run, setUp } from './setup.mjs'

setUp()
const { makePreviews } = await import('../packages/games/index/scripts/make-previews.mjs')
const { makeLists } = await import('../packages/games/index/scripts/make-lists.mjs')
const { games } = await import('../packages/games/index/dist/index.js')
const { cards } = await import('../packages/games/index/dist/games.js')
for (const [name, json] of Object.entries({ ...makeLists(cards), ...(await makePreviews(games)) })) {
  const file = join(root, 'packages', 'games', 'index', 'data', name)
  writeFileSync(file, json)
  run(program('biome'), ['format', '--write', file], { stdio: ['ignore', 'ignore', 2] })
}
