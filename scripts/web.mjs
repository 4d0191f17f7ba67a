// Builds the browser client where it is stale. The packages it is made of must be set up first.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow, fingerprint, readStamp, writeStamp } from './files.mjs'
import { fail, program, root, run, setUp } from './setup.mjs'

export const client = join(root, 'packages', 'web', 'dist')
const STAMP = 'built-web'

/** What the client is built from. */
const SOURCES = ['web', 'hex', 'engine', 'scene', 'bots', 'session', 'games'].map(name =>
  join('packages', name),
)

/** Builds the client if anything it is made of changed since the last time, and compresses it for the server. */
export async function buildWebIfStale() {
  // Taken before the build: what changes while it runs must be built again.
  const sources = fingerprint(filesBelow(root, [...SOURCES, 'examples'], /./))
  if (readStamp(STAMP) === stamp(sources)) return
  await checkData()
  process.stderr.write('sextant: building the page\n')
  const build = ['build', '--logLevel', 'warn', join('packages', 'web')]
  if (run(program('vite'), build, { stdio: ['ignore', 2, 2] }) !== 0)
    fail('the page could not be built; see above')
  const { precompress } = await import('../packages/server/dist/index.js')
  await precompress(client)
  writeStamp(STAMP, stamp(sources))
}

/** The page takes the games' data files as they are, so they are checked here: loading a game reads all of them. */
async function checkData() {
  const { games } = await import('../packages/games/index/dist/index.js')
  for (const { id, load } of games)
    await load().catch(error => fail(`the data of ${id} cannot be used:\n${error?.message ?? error}`))
}

/** What was built from what: a build by other hands, or none, does not count. */
function stamp(sources) {
  const built = join(client, 'index.html')
  return `${sources} ${existsSync(built) ? statSync(built).mtimeMs : 'missing'}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUp()
  await buildWebIfStale()
}
