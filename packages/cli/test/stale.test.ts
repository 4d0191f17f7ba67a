import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const BIN = 'packages/cli/bin/sextant.js'
const SCRIPTS = ['scripts/stale.mjs', 'scripts/files.mjs']

describe('what is built and what it is built from', () => {
  test('are alike: nothing is said', () => {
    expect(run(checkout())).toEqual({ stdout: 'ran\n', stderr: '' })
  })

  test('differ by a change: one line says of what, and how to rebuild it', () => {
    const folder = checkout()
    change(folder, 'packages/engine/src/game/game.ts')
    expect(run(folder)).toEqual({
      stdout: 'ran\n',
      stderr: 'sextant: packages/engine is older than the source; `npm run build` rebuilds\n',
    })
  })

  test('differ by a new file of data', () => {
    const folder = checkout()
    change(folder, 'packages/cli/data/fresh.json')
    expect(run(folder).stderr).toContain('packages/cli is older')
    write(folder, '.cache/built', '', 1002)
    expect(run(folder).stderr, 'after a build, though nothing imports it').toBe('')
  })

  test('differ in several packages, which are counted', () => {
    const folder = checkout()
    change(folder, 'packages/engine/src/game/game.ts')
    change(folder, 'packages/cli/src/main.ts')
    expect(run(folder).stderr).toContain('packages/cli and 1 more are older')
  })

  test('differ where the command does not look: in tests, docs, and packages it does not need', () => {
    const folder = checkout()
    for (const file of ['packages/engine/test/a.test.ts', 'packages/engine/README.md', 'bench/src/main.ts'])
      change(folder, file)
    expect(run(folder).stderr).toBe('')
  })

  test('are not looked at outside a checkout', () => {
    const folder = checkout()
    change(folder, 'packages/engine/src/game/game.ts')
    rmSync(join(folder, 'scripts'), { recursive: true })
    expect(run(folder)).toEqual({ stdout: 'ran\n', stderr: '' })
  })
})

/** A small repository that was built at second 1000 of the epoch from files of second 900. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-stale-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const packages = {
    'packages/engine': { name: '@sextant/engine' },
    'packages/cli': { name: '@sextant/cli', type: 'module', dependencies: { '@sextant/engine': '*' } },
    bench: { name: '@sextant/bench', dependencies: { '@sextant/engine': '*' } },
  }
  const references = Object.keys(packages).map(path => ({ path }))
  write(folder, 'tsconfig.build.json', JSON.stringify({ references }), 900)
  for (const [path, data] of Object.entries(packages)) {
    write(folder, `${path}/package.json`, JSON.stringify(data), 900)
    write(folder, `${path}/src/main.ts`, '', 900)
    write(folder, `${path}/dist/.tsbuildinfo`, '', 1000)
  }
  write(folder, 'packages/cli/dist/main.js', "process.stdout.write('ran\\n')", 1000)
  for (const file of [BIN, ...SCRIPTS]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(repository, file), join(folder, file))
  }
  return folder
}

function change(folder: string, file: string): void {
  write(folder, file, '// changed', 1001)
}

function write(folder: string, file: string, text: string, seconds: number): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  utimesSync(path, seconds, seconds)
}

function run(folder: string) {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, BIN)], { encoding: 'utf8' })
  return { stdout, stderr }
}
