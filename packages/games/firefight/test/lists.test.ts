import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const home = fileURLToPath(new URL('../', import.meta.url))

describe('a team file that is put into data/teams', () => {
  test('is on the list with the next build', () => {
    const folder = copy()
    put(folder, 'night-shift', {})
    expect(list(folder)).toMatchObject({ status: 0, stdout: 'data/teams/night-shift.json: added\n' })
    const source = readFileSync(join(folder, 'src/battle/teams.ts'), 'utf8')
    expect(source).toContain("import nightShift from '#data/teams/night-shift.json' with { type: 'json' }")
    const imported = [...source.matchAll(/#data\/teams\/(.+)\.json/g)].map(([, id]) => id)
    expect(imported).toEqual(imported.toSorted())
    expect(source).toContain("  'night-shift': nightShift,\n}).map(")
    expect(list(folder)).toMatchObject({ status: 0, stdout: '' })
  })

  test('is left out where it has flaws, which are said by unit and field', () => {
    const folder = copy()
    put(folder, 'night-shift', { quality: 9 })
    const { status, stderr } = list(folder)
    expect(status).toBe(1)
    expect(stderr).toBe(
      'data/teams/night-shift.json: units[0] Rifleman: quality is 9, must be 2 to 6\n' +
        'data/teams/night-shift.json: left out until that is mended\n',
    )
    expect(readFileSync(join(folder, 'src/battle/teams.ts'), 'utf8')).not.toContain('night-shift')
  })
})

/** The script with what it reads, in a folder of its own. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firefight-lists-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['scripts', 'data', 'src/battle/teams.ts', 'package.json'])
    cpSync(join(home, part), join(folder, part), { recursive: true })
  symlinkSync(join(home, 'dist'), join(folder, 'dist'))
  return folder
}

function put(folder: string, id: string, change: object): void {
  const rifle = { name: 'Rifle', type: 'ranged', range: 6, attacks: 2, ap: 0 }
  const unit = {
    id: 'rifleman',
    name: 'Rifleman',
    image: 'rifle',
    quality: 4,
    defense: 4,
    speed: 6,
    wounds: 3,
  }
  const team = {
    id,
    name: 'Night Shift',
    faction: 'Harbour',
    units: [{ ...unit, weapons: [rifle], ...change }],
  }
  writeFileSync(join(folder, `data/teams/${id}.json`), JSON.stringify(team))
}

function list(folder: string): { status: number | null; stdout: string; stderr: string } {
  expect(existsSync(join(folder, 'dist'))).toBe(true)
  const script = join(folder, 'scripts/lists.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  return { status, stdout, stderr }
}
