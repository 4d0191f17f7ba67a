import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pack } from '../../../scripts/pack.mjs'
import { countUp } from './count-up.ts'

let folder: string

/** A folder far from this repository, with a game in it and one dependency. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sextant-packed-'))
  const manifest = {
    name: 'count-up',
    type: 'module',
    main: 'index.js',
    dependencies: { sextant: `file:${pack(folder)}` },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const doors = { engine: 'sextant/engine', scene: 'sextant/scene', schema: 'sextant/schema' }
  writeFileSync(join(folder, 'index.js'), countUp(doors))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: folder,
  })
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The command as it was installed there. */
function sextant(args: readonly string[], input = ''): string {
  return execFileSync(join(folder, 'node_modules', '.bin', 'sextant'), args, {
    cwd: folder,
    input,
    encoding: 'utf8',
  })
}

test('a game in a folder of its own, with one dependency, is played', () => {
  const out = sextant(['play', '.', '--seat', 'all'], '2\n2\n2\n1\n')
  expect(out).toContain('Count Up, seven')
  expect(out).toContain('Even wins (goal) after 4 actions')
})

test('and simulated; the games that come with the package are there as well', () => {
  expect(sextant(['simulate', '.', '--games', '20', '--bots', 'random'])).toContain('20 ')
  expect(sextant(['games'])).toContain('blades-of-hex')
})
