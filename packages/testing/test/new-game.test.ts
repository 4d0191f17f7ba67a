import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { card as example } from '@sextant/hexapawn/card'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBelow, root } from '../../../scripts/files.mjs'
import {
  copyExample,
  gameFolder,
  namesOf,
  register,
  resetTests,
} from '../../../scripts/game-from-example.mjs'

/** What a game is made from and registered in. */
const COPIED = [
  'examples/hexapawn',
  'packages/games/index',
  'tsconfig.base.json',
  'tsconfig.build.json',
  'tsconfig.tests.json',
]
/** What it imports, as it is built here. */
const LINKED = ['node_modules', 'packages/engine', 'packages/hex', 'packages/scene', 'packages/testing']

const names = namesOf('tidal-gates')
let copy: string
let folder: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-game-'))
  mkdirSync(join(copy, 'packages', 'games'), { recursive: true })
  const isOurs = (path: string) => !/\/(node_modules|dist)$/.test(path)
  for (const path of COPIED) cpSync(join(root, path), join(copy, path), { recursive: true, filter: isOurs })
  for (const path of LINKED) symlinkSync(join(root, path), join(copy, path))
  folder = gameFolder(copy, names.id)
  copyExample(copy, names)
  register(copy, names)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a new game has names of its own', () => {
  expect(names).toEqual({
    id: 'tidal-gates',
    title: 'Tidal Gates',
    typeName: 'TidalGates',
    name: 'tidalGates',
    box: 'tidalGatesBox',
  })
})

test('nothing that people read of the example is left, and its name nowhere', () => {
  const said = [example.title, example.summary, ...Object.values(example.scenarios)].flatMap(Object.values)
  expect(said.length).toBeGreaterThan(6)
  const texts = contents()
  expect(texts.length).toBeGreaterThan(8)
  for (const { path, text } of texts) {
    expect(text, path).not.toMatch(/hexapawn/i)
    for (const phrase of said) expect(text, path).not.toContain(phrase)
  }
  expect(existsSync(join(folder, 'test', 'golden'))).toBe(false)
})

test('its types check where it is', () => {
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  const check = () => execFileSync(tsc, ['-p', folder, '--noEmit'], { encoding: 'utf8' })
  expect(check()).toBe('')
})

test('it is on the list and in the build, once', () => {
  const read = (path: string) => readFileSync(join(copy, path), 'utf8')
  const times = (path: string, text: string) => read(path).split(text).length - 1
  expect(times('packages/games/index/src/boxes.ts', '.tidalGatesBox,\n')).toBe(1)
  expect(times('packages/games/index/src/games.ts', '  tidalGates,\n')).toBe(1)
  expect(times('packages/games/index/package.json', '"@sextant/tidal-gates": "*"')).toBe(1)
  for (const path of ['tsconfig.build.json', 'tsconfig.tests.json'])
    expect(times(path, '"packages/games/tidal-gates"')).toBe(1)
})

test('once its rules are its own, the tests of the example go as well', () => {
  resetTests(copy, names)
  expect(existsSync(join(folder, 'test', 'positions.test.ts'))).toBe(false)
  const cases = contents().filter(({ path }) => path.includes('/test/cases/'))
  expect(cases.map(({ path }) => path.slice(folder.length))).toEqual(['/test/cases/start.json'])
  expect(JSON.parse(cases[0]?.text ?? '')).toMatchObject({ game: 'tidal-gates' })
})

/** Every file of the new game. */
function contents(): { path: string; text: string }[] {
  return filesBelow(folder, ['.', 'test'], /./).map(path => ({ path, text: readFileSync(path, 'utf8') }))
}
