import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const home = fileURLToPath(new URL('../', import.meta.url))

describe('a team file that is put into data/teams', () => {
  test('is on the list with the next build', () => {
    const folder = copy()
    put(folder, 'team-of-this-test', {})
    expect(list(folder)).toMatchObject({ status: 0, stdout: 'data/teams/team-of-this-test.json: added\n' })
    const source = readFileSync(join(folder, 'src/battle/teams.ts'), 'utf8')
    expect(source).toContain(
      "import teamOfThisTest from '#data/teams/team-of-this-test.json' with { type: 'json' }",
    )
    const imported = [...source.matchAll(/#data\/teams\/(.+)\.json/g)].map(([, id]) => id)
    expect(imported).toEqual(imported.toSorted())
    expect(source).toContain("  'team-of-this-test': teamOfThisTest,\n}).map(")
    expect(list(folder)).toMatchObject({ status: 0, stdout: '' })
    expect(readFileSync(join(folder, 'src/battle/teams.ts'), 'utf8')).toBe(source)
  })

  test('goes off it when it is removed again, and so does one that comes with the game', () => {
    const folder = copy()
    put(folder, 'team-of-this-test', {})
    list(folder)
    rmSync(join(folder, 'data/teams/team-of-this-test.json'))
    expect(list(folder)).toMatchObject({
      status: 0,
      stdout: 'data/teams/team-of-this-test.json: gone, taken off the list\n',
      stderr: '',
    })
    for (const name of MADE) expect(madeIn(folder, name), name).toBe(madeIn(home, name))
  })

  test('may be renamed, if what refers to it is', () => {
    const folder = copy()
    renameSync(join(folder, 'data/teams/vanguard.json'), join(folder, 'data/teams/first.json'))
    change(folder, 'data/teams/first.json', '"id": "vanguard"', '"id": "first"')
    const { status, stderr } = list(folder)
    expect(status).toBe(1)
    expect(stderr).toContain(
      'data/scenarios/elimination.json: /blue is "vanguard", and there is no such team; there are brood, ',
    )
    expect(stderr).toMatch(/^data\/campaign\/campaign.json: \/kinds\/\w+\/team is "vanguard", /m)
    for (const part of ['scenarios', 'campaign/battles', 'campaign'])
      for (const file of readdirSync(join(folder, 'data', part)).filter(name => name.endsWith('.json')))
        change(folder, `data/${part}/${file}`, '"vanguard"', '"first"')
    expect(list(folder)).toMatchObject({ status: 0, stderr: '' })
    expect(madeIn(folder, 'teams.ts')).toContain("import first from '#data/teams/first.json'")
    expect(madeIn(folder, 'teams.ts')).not.toContain('vanguard')
  })

  test('brings the pictures beside it along', () => {
    const folder = copy()
    mkdirSync(join(folder, 'data/teams/pictures-of-this-test'))
    writeFileSync(join(folder, 'data/teams/pictures-of-this-test/rifle.png'), 'picture')
    put(folder, 'team-of-this-test', { image: 'pictures-of-this-test/rifle.png' })
    expect(list(folder)).toMatchObject({ status: 0, stderr: '' })
    expect(madeIn(folder, 'team-pictures.ts')).toContain(
      `'pictures-of-this-test/rifle.png':\n    'data:image/png;base64,${Buffer.from('picture').toString('base64')}'`,
    )
  })

  test.each([
    ['missing.png', 'image is "missing.png": there is no such file beside that of the team'],
    ['../costs.png', 'image is "../costs.png": a picture stands beside the file or in a folder below'],
    ['large.png', 'image is "large.png": it has 160 kB, at most 150 fit'],
    ['unicorn', 'image is "unicorn", must be the name of a figure (such as rifle), a data URL'],
    ['https://example.org/a.gif', 'image is "https://example.org/a.gif", must be the name of a figure'],
  ])('is left out with the image %s', (image, why) => {
    const folder = copy()
    writeFileSync(join(folder, 'data/teams/large.png'), 'x'.repeat(160_000))
    put(folder, 'team-of-this-test', { image })
    const { status, stderr } = list(folder)
    expect(status).toBe(1)
    expect(stderr).toContain(`data/teams/team-of-this-test.json: units[0] Rifleman: ${why}`)
  })

  test('is read as all files are', () => {
    const folder = copy()
    writeFileSync(
      join(folder, 'data/teams/team-of-this-test.json'),
      '{"units": [{"name": "Rifleman", "speed": 1e308}]}',
    )
    expect(list(folder).stderr).toContain('data/teams/team-of-this-test.json: /units/0/speed: ')
  })

  test('is left out where it has flaws, which are said by unit and field', () => {
    const folder = copy()
    put(folder, 'team-of-this-test', { quality: 9 })
    const { status, stderr } = list(folder)
    expect(status).toBe(1)
    expect(stderr).toBe(
      'data/teams/team-of-this-test.json: units[0] Rifleman: quality is 9, must be 2 to 6\n' +
        'data/teams/team-of-this-test.json: left out until that is mended\n',
    )
    expect(readFileSync(join(folder, 'src/battle/teams.ts'), 'utf8')).not.toContain('team-of-this-test')
  })
})

/** What the script makes. */
const MADE = ['teams.ts', 'team-pictures.ts']

function madeIn(folder: string, name: string): string {
  return readFileSync(join(folder, 'src/battle', name), 'utf8')
}

function change(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
}

/** The script with what it reads, in a folder of its own. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firefight-lists-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['scripts', 'data', ...MADE.map(name => `src/battle/${name}`), 'package.json'])
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
