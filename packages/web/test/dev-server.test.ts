import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDevServer } from '../../../scripts/dev-server.mjs'

type DevServer = Awaited<ReturnType<typeof startDevServer>>

const repository = fileURLToPath(new URL('../../..', import.meta.url))

let server: DevServer
let url: string
/** A copy of a game inside the repository, where the server serves files from; the repository's own are left alone. */
let game: string

beforeAll(async () => {
  mkdirSync(join(repository, '.cache'), { recursive: true })
  game = mkdtempSync(join(repository, '.cache', 'dev-server-'))
  cpSync(join(repository, 'examples', 'hexapawn', 'src'), join(game, 'src'), { recursive: true })
  mkdirSync(join(game, 'data'))
  writeFileSync(join(game, 'data', 'numbers.json'), '{ "gold": 40 }')
  server = await startDevServer({ port: 0 })
  url = server.resolvedUrls?.local[0] ?? ''
}, 30_000)

afterAll(async () => {
  await server.close()
  rmSync(game, { recursive: true })
})

test('the page is served', async () => {
  expect(await read('/match/7')).toContain('/src/app/main.tsx')
})

test('games come from their source, the examples among them', async () => {
  const boxes = await readFile(join(repository, 'packages', 'games', 'index', 'src', 'boxes.ts'))
  expect(boxes).toContain('/packages/games/broadside/src/box.ts')
  expect(boxes).toContain('/examples/hexapawn/src/index.ts')
  expect(boxes).not.toContain('/dist/')
})

test.each([
  ['rules', 'src/game.ts', "'wrong-move'", "'changed-move'"],
  ['looks', 'src/show.ts', 'White', 'Changed'],
  ['data', 'data/numbers.json', '40', '41'],
])('a change of the %s of a game reloads the page, which then gets it', async (_, name, before, after) => {
  const file = join(game, name)
  const imported = name.endsWith('.json') ? '?import' : ''
  expect(compact(await readFile(file, imported))).toContain(compact(before))
  const sent = vi.spyOn(server.environments.client.hot, 'send')
  const changed = readFileSync(file, 'utf8').replaceAll(before, after)
  // Saved until it is noticed: the server begins to watch a file some time after it was first asked for it.
  const reloads = () => {
    writeFileSync(file, changed)
    return sent.mock.calls.flat()
  }
  await expect
    .poll(reloads, { timeout: 10_000, interval: 200 })
    .toContainEqual(expect.objectContaining({ type: 'full-reload' }))
  sent.mockRestore()
  expect(compact(await readFile(file, imported))).toContain(compact(after))
})

function readFile(file: string, query = ''): Promise<string> {
  return read(`/@fs${file}${query}`)
}

async function read(path: string): Promise<string> {
  const answer = await fetch(new URL(path, url), { headers: { accept: 'text/html, */*' } })
  return answer.text()
}

/** The server prints code its own way: spaces and quotes may differ. */
function compact(code: string): string {
  return code.replaceAll(/\s+/g, '').replaceAll('"', "'")
}
