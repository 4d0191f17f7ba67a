import { lstat, mkdir, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeIo } from '../src/node-io.ts'
import { countUp } from './count-up.ts'
import { run, type } from './memory-terminal.ts'

describe('options', () => {
  it.each([
    ['play hexapawn --seed a --seed b', '--seed is given twice: a and b'],
    ['campaign broadside --fight greedy --battle cautious', '--battle is given twice: greedy and cautious'],
    ['simulate hexapawn --games -5', '--games must be a whole number, 1 to 10000000, found "-5"'],
    ['simulate hexapawn --games --json', '--games needs a value: --games N'],
    ['play hexapawn --jobs 2', 'there is no option --jobs'],
    ['play hexapawn --seed=', '--seed needs a value: --seed TEXT'],
    ['play --resume=', '--resume needs a value: --resume FILE'],
    [
      'campaign broadside --simulate 1 --battle greedy,cautious',
      'there is no bot for broadside "greedy,cautious"',
    ],
    ['verify m.json', 'a record is verified by sextant replay <record> --verify'],
    ['bot-host nonsense', 'bot-host takes options only, found: nonsense'],
    ['replay m.json --verify --step 2', '--verify checks the whole record'],
    ['replay m.json --verify --as white', '--verify checks the whole record'],
  ])('%s', async (line, message) => {
    const { code, out, err } = await type(line, { files: { 'm.json': '{}' } })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`error ${message}`)
  })
})

describe('messages', () => {
  it('hold nothing that a terminal would obey', async () => {
    const files = {
      'key.json': JSON.stringify({ format: 'sextant.match', version: 2, '\u001b[31mred': 1 }),
      'game.json': JSON.stringify({ game: 'x\u009b2J', cases: [{}] }),
    }
    for (const line of ['replay key.json', 'run game.json']) {
      const { err } = await type(line, { files })
      expect(err).toContain('error ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
    }
  })

  it('name no list where there is nothing to list', async () => {
    const record = { ...JSON.parse(await tour()), game: 'hexapawn' }
    const { err } = await type('replay t.json', { files: { 't.json': JSON.stringify(record) } })
    expect(err).toBe('error t.json /campaign: there is no campaign of hexapawn "tour"\n')
  })
})

async function tour(): Promise<string> {
  const { files } = await type('campaign sealed-bids --seed s --save t.json', {
    typed: ['attend', 'Bid 0', 'Bid 0', 'quit'],
  })
  return files['t.json'] ?? ''
}

describe('replay --verify of a campaign', () => {
  it('looks into the match under way', async () => {
    const record = JSON.parse(await tour())
    const whole = await type('replay t.json --verify', { files: { 't.json': JSON.stringify(record) } })
    expect(whole.code).toBe(0)
    record.fighting.steps.packed[1].splice(3, 2, [], '0'.repeat(16))
    const { code, out } = await type('replay t.json --verify', {
      files: { 't.json': JSON.stringify(record) },
    })
    expect(code).toBe(1)
    expect(out).toContain('✗ at entry 2: /fighting/steps/1: the state is not the recorded one')
  })
})

describe('files', () => {
  let folder: string
  const { files, importModule } = nodeIo()
  const disk = { files, importModule }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sextant-files-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('that a match could not be saved to are refused before it is played', async () => {
    const { code, out, err } = await run(['play', 'hexapawn', '--save', folder], { typed: ['1'], disk })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe(`error ${folder}: cannot be written: it is a folder\n`)
  })

  it('take the place of what was there whole, and leave nothing beside it', async () => {
    const place = await mkdtemp(join(folder, 'saves-'))
    const [file, link] = [join(place, 'match.json'), join(place, 'link.json')]
    await writeFile(file, 'before')
    const opened = await open(file)
    await symlink(file, link)
    await files.write(link, 'after')
    // A reader that had it open still sees the old contents: the file is replaced, never overwritten.
    expect(await opened.readFile('utf8')).toBe('before')
    await opened.close()
    expect(await readFile(file, 'utf8')).toBe('after')
    expect((await readdir(place)).sort()).toEqual(['link.json', 'match.json'])
    expect((await lstat(link)).isSymbolicLink()).toBe(true)
  })

  it('are not left behind by a match that was left', async () => {
    const file = join(folder, 'deep', 'match.json')
    expect((await run(['play', 'hexapawn', '--save', file], { typed: ['quit'], disk })).code).toBe(0)
    expect(await files.kind(file)).toBe('missing')
  })

  it('below what is no folder are not there', async () => {
    const file = join(folder, 'plain.txt')
    await writeFile(file, 'x')
    expect((await run(['run', join(file, 'x.json')], { disk })).err).toContain('cannot be read')
    expect((await run(['play', join(file, 'game')], { disk })).err).toContain(
      'there is no such file or folder',
    )
    const long = `./${'x'.repeat(5000)}`
    expect((await run(['play', long], { disk })).err).toContain('cannot be read: the path is too long')
    expect((await run(['run', long], { disk })).err).toContain('cannot be read: the path is too long')
  })

  it('where the system lets nothing be made end in a refusal', async () => {
    const { code, err } = await run(['simulate', 'hexapawn', '--games', '1', '--save', '/proc/sextant/x'], {
      disk,
    })
    expect(code).toBe(2)
    expect(err).toContain('cannot be written')
  })
})

describe('a faulty game from outside', () => {
  /** Inside the workspace, so that its modules find the packages they import. */
  const workspace = fileURLToPath(new URL('../../../.cache/', import.meta.url))
  const { files, importModule } = nodeIo()
  const good = countUp({ engine: '@sextant/engine', scene: '@sextant/scene', schema: 'valibot' })
  let folder: string
  let made = 0
  beforeAll(async () => {
    await mkdir(workspace, { recursive: true })
    folder = await mkdtemp(join(workspace, 'faulty-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function sextant(command: string, module: string, typed: readonly string[] = ['1', '1', '1']) {
    const file = join(folder, `game-${++made}.mjs`)
    await writeFile(file, module)
    const { code, err } = await run([command, file], { typed, disk: { files, importModule } })
    return { code, err, file }
  }
  const faulty = (from: string, to: string) => {
    if (!good.includes(from)) throw new Error(`the game has no ${from}`)
    return good.replace(from, to)
  }

  it.each([
    ['export const box = null', 'its `box` is not a box'],
    [
      'export const box = { id: "a", title: "A", open() { throw new Error("stuck") } }',
      'its `box` cannot be opened: stuck',
    ],
    [faulty('bots: []', 'bots: [null, {}]'), 'has no bots[0].id, no bots[0].join, no bots[1].id'],
    [faulty('options: { goal: 7 }', 'options: { goal: -7 }'), 'scenario seven of count-up /goal: found -7'],
    [
      faulty('load({ goal })', 'flaws: () => [{ path: "/goal", message: "is odd" }], load({ goal })'),
      'scenario seven of count-up /goal: is odd',
    ],
  ])('%# is refused with what is wrong with it', async (module, message) => {
    for (const command of ['play', 'simulate']) {
      const { code, err } = await sextant(command, module)
      expect(err).toContain(message)
      expect(code).toBe(2)
    }
  })

  it.each([
    ["seats: ['odd', 'even'],", 'seats: [],', 'its rules name no `seats`'],
    ["seats: ['odd', 'even'],", '', 'its rules name no `seats`'],
    ['      legal,\n', '', 'its rules have no `legal`'],
    ['[{ add: 1 }, { add: 2 }]', '[]', 'odd is to act at the start, but `legal` lists no action'],
    ['load({ goal }) {', 'load() {},\n  was({ goal }) {', 'returns no rules'],
  ])('is refused before a match: %j → %j', async (from, to, why) => {
    for (const command of ['play', 'simulate']) {
      const { code, err, file } = await sextant(command, faulty(from, to))
      expect(err).toContain(`error ${file}: `)
      expect(err).toContain(why)
      expect(code).toBe(2)
    }
  })

  it('that throws where no action is taken is named with the line, and sextant is not', async () => {
    const { code, err, file } = await sextant(
      'play',
      faulty('scene: ({ count }) =>', 'scene: () => nowhere, x: ({ count }) =>'),
    )
    expect(code).toBe(1)
    expect(err).toMatch(/^error a bug in \S+game-\d+\.mjs:\d+: nowhere is not defined\n/)
    expect(file).toContain(/a bug in \S*?(game-\d+\.mjs)/.exec(err)?.[1] ?? 'nothing')
  })

  it('in which nobody is to act does not end as if all were well', async () => {
    const { code, err } = await sextant('play', faulty('[] : [state.turn]', '[] : []'))
    expect(code).toBe(1)
    expect(err).toContain(
      'a bug in the rules of count-up, after step 0: it is not over, but nobody is to act',
    )
  })

  it('in which a seat is to act that there is not ends with one message', async () => {
    const { code, err } = await sextant('play', faulty('[] : [state.turn]', '[] : [7]'))
    expect(code).toBe(1)
    expect(err.match(/error/g)).toHaveLength(1)
  })
})
