import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeIo } from '../src/node-io.ts'
import { countUp } from './count-up.ts'
import { run } from './memory-terminal.ts'

/** A folder inside the workspace, so that its modules find the packages they import. */
const workspace = fileURLToPath(new URL('../../../.cache/', import.meta.url))
let folder: string
let game: string

beforeAll(async () => {
  await mkdir(workspace, { recursive: true })
  folder = await mkdtemp(join(workspace, 'outside-'))
  game = join(folder, 'count-up')
  await mkdir(join(game, 'cases'), { recursive: true })
  await writeFile(
    join(game, 'package.json'),
    JSON.stringify({ name: 'count-up', type: 'module', exports: { '.': { import: './index.js' } } }),
  )
  await writeFile(
    join(game, 'index.js'),
    countUp({ engine: '@sextant/engine', scene: '@sextant/scene', schema: 'valibot' }),
  )
  await writeFile(
    join(game, 'cases', 'a.json'),
    JSON.stringify({
      game: 'count-up',
      steps: [{ seat: 'odd', action: { add: 1 }, expect: { toAct: ['even'] } }],
    }),
  )
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a command with the real disk and real modules, and a terminal in memory. */
function sextant(args: readonly string[], typed: readonly string[] = []) {
  const { files, importModule } = nodeIo()
  return run(args, { typed, disk: { files, importModule } })
}

describe('a game outside the repository', () => {
  it('is played from its folder, saved, resumed and replayed', async () => {
    const saved = join(folder, 'match.json')
    const { code, out } = await sextant(
      ['play', game, '--seat', 'all', '--save', saved],
      ['2', '2', '2', '1'],
    )
    expect(code).toBe(0)
    expect(out).toContain('Count Up, seven')
    expect(out).toContain('▸ Odd says 2.')
    expect(out).toContain('Even wins (goal) after 4 actions')
    const replayed = await sextant(['replay', saved, '--game', game])
    expect(replayed.out).toMatch(/^ +4 {2}Even says 7\.$/m)
    expect((await sextant(['replay', saved])).err).toContain('there is no game "count-up"')
    const half = join(folder, 'half.json')
    await sextant(['play', game, '--bot', 'random'], ['1', `save ${half}`, 'quit'])
    const again = await sextant(['play', game, '--resume', half], ['quit'])
    expect(again.out).toContain('Odd: you, Even: random')
  })

  it('is simulated, listed, described and tested like any other', async () => {
    const series = await sextant(['simulate', game, '--games', '4', '--seed', 's'])
    expect(series.out).toContain('Count Up, seven: 4 matches')
    const listed = await sextant(['games', game, '--json'])
    expect(JSON.parse(listed.out)).toMatchObject([{ id: 'count-up', scenarios: [{ id: 'seven' }] }])
    expect(JSON.parse((await sextant(['schema', game, '--of', 'action'])).out)).toMatchObject({
      title: 'Count Up: action',
    })
    const cases = await sextant(['run', join(game, 'cases'), '--game', game])
    expect(cases).toMatchObject({ code: 0 })
    expect(cases.out).toContain('1 passed')
    expect((await sextant(['campaign', game])).err).toContain('Count Up has no campaigns')
  })

  it('may be a module file', async () => {
    const { out } = await sextant(['play', join(game, 'index.js')], ['quit'])
    expect(out).toContain('Count Up')
  })

  const broken = async (files: Readonly<Record<string, string>>) => {
    const place = await mkdtemp(join(folder, 'broken-'))
    for (const [name, text] of Object.entries(files)) await writeFile(join(place, name), text)
    const { code, err } = await sextant(['play', place])
    expect(code).toBe(2)
    return err
  }
  const manifest = JSON.stringify({ name: 'broken', type: 'module', main: 'index.js' })

  it('says what is wrong with it', async () => {
    expect((await sextant(['play', join(folder, 'nowhere')])).err).toContain(
      'there is no such file or folder',
    )
    expect(await broken({})).toContain('has no package.json')
    expect(await broken({ 'package.json': '{' })).toContain('package.json: not JSON')
    expect(await broken({ 'package.json': manifest })).toContain('has the game been built?')
    const nothing = JSON.stringify({ name: 'broken', exports: { './other': './index.js' } })
    expect(await broken({ 'package.json': nothing })).toContain('nothing under "."')
    const module = (text: string) => broken({ 'package.json': manifest, 'index.js': text })
    expect(await module('export const rules = 1')).toContain('exports no `box`; it exports rules')
    expect(await module('export const box = { game: {} }')).toContain('its `box` is not a box')
    expect(
      await module(`import { box as make } from '@sextant/scene'
      export const box = make({ game: { id: 'x', title: 'X' }, show: {} })`),
    ).toContain('its `box` has no game.load, no game.scenarios')
    expect(await module('throw new Error("no luck today")')).toContain('cannot be imported: no luck today')
    expect(await module("import 'not-installed-anywhere'")).toContain('cannot be imported')
  })

  it('shows where in the code an import failed, when asked', async () => {
    const place = await mkdtemp(join(folder, 'broken-'))
    await writeFile(join(place, 'package.json'), manifest)
    await writeFile(join(place, 'index.js'), 'throw new Error("no luck today")')
    const { err } = await sextant(['play', place, '--debug'])
    expect(err).toMatch(/caused by Error: no luck today\n\s+at /)
  })
})
