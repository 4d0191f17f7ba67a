import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCampaignRecord, readRecord, writeCampaignRecord, writeRecord } from '@sextant/engine'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

/** Files as formats 1 and 2 wrote them. */
const older = (name: string) => readFileSync(new URL(`./older/${name}`, import.meta.url), 'utf8')

describe('records of older formats', () => {
  it.each([['match-1.json'], ['match-2.json'], ['campaign-1.json']])(
    '%s replays hash for hash, and says what it cannot prove',
    async name => {
      const { code, out } = await type('replay r.json --verify', { files: { 'r.json': older(name) } })
      expect(code).toBe(0)
      expect(out).toMatch(/✓ \d+ states/)
      expect(out.match(/✓/g)).toHaveLength(1)
      expect(out).toContain('– not proven: that the seed was promised')
      expect(out).toContain('– not proven: game, rules, options, start and names')
      expect(out).toContain('– not proven: that this is the')
    },
  )

  it('a changed hash of a state is still found', async () => {
    const record = JSON.parse(older('match-2.json'))
    record.steps[3].hash = '0123456789abcdef'
    const { code, out } = await type('replay r.json --verify', {
      files: { 'r.json': JSON.stringify(record) },
    })
    expect(code).toBe(1)
    expect(out).toContain('✗ at step 4: the state is not the recorded one')
  })

  it.each([['match-1.json'], ['match-2.json'], ['campaign-1.json']])(
    '%s is refused where a commitment from outside is given, even its own',
    async name => {
      const files = { 'r.json': older(name) }
      const { commitment } = JSON.parse(files['r.json'])
      const { code, out } = await type(`replay r.json --verify --commitment ${commitment}`, { files })
      expect(code).toBe(1)
      expect(out).toContain('✗ not checked against the commitment that was given')
    },
  )

  it.each([
    ['play', 'match-2.json'],
    ['campaign', 'campaign-1.json'],
  ])('%s --resume does not go on with %s', async (command, name) => {
    const files = { 'r.json': older(name) }
    const { code, err } = await type(`${command} --resume r.json`, { files })
    expect(code).toBe(2)
    expect(err).toContain('r.json /contributions: is missing: it says it was begun under format 1 or 2')
  })

  it.each([
    ['match-3.json', 'match', 'moves were played'],
    ['campaign-3.json', 'campaign', 'decisions were made'],
  ])('%s keeps its promise, also against a commitment from outside', async (name, what, played) => {
    const files = { 'r.json': older(name) }
    const { commitment } = JSON.parse(files['r.json'])
    const { code, out } = await type(`replay r.json --verify --commitment ${commitment}`, { files })
    expect(code).toBe(0)
    expect(out).toContain('✓ fair dice: checked')
    expect(out).toContain('✓ game, rules, options, start, seats and seed are those of the commitment')
    expect(out).toContain('✓ the commitment is the one that was given')
    expect(out).toContain(`– not proven: that these ${played}, and no others`)
    const other = await type(`replay r.json --verify --commitment ${'0'.repeat(64)}`, { files })
    expect(other.code).toBe(1)
    expect(other.out).toContain(`✗ this is another ${what}, or another seed`)
  })

  it('match-3.json is written as of today with the promise it was begun with', () => {
    const record = readRecord(older('match-3.json'), 'match-3.json')
    const again = readRecord(writeRecord(record), 'again')
    expect(again).toEqual(record)
    expect(again).toMatchObject({
      version: 4,
      promiseFormat: 3,
      hash: JSON.parse(older('match-3.json')).hash,
    })
  })

  it.each([['match-1.json'], ['match-2.json']])(
    '%s keeps its hashes when it is written as of today',
    name => {
      const record = readRecord(older(name), name)
      const again = readRecord(writeRecord(record), name)
      expect(again).toEqual(record)
      expect(again.steps.every(step => step.hash !== undefined)).toBe(true)
    },
  )

  it('a campaign of format 1 is written and read again as of today', () => {
    const record = readCampaignRecord(older('campaign-1.json'), 'campaign-1.json')
    expect(readCampaignRecord(writeCampaignRecord(record), 'again')).toEqual(record)
  })
})

describe('a record in another process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-record-'))
  const sextant = fileURLToPath(new URL('../bin/sextant.js', import.meta.url))
  const verify = (file: string, text: string) => {
    writeFileSync(join(folder, file), text)
    try {
      return execFileSync(process.execPath, [sextant, 'replay', join(folder, file), '--verify'], {
        encoding: 'utf8',
      })
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout) + String((error as { stderr?: unknown }).stderr)
    }
  }

  it('is read back, named where it is damaged, and read where it is of the format before', async () => {
    const { files } = await type('play hexapawn --seat none --bot random --seed s --save m.json')
    const text = files['m.json'] ?? ''
    expect(verify('whole.json', text)).toContain('✓ fair dice: checked')
    expect(verify('damaged.json', text.replace('"given":false', '"given":true'))).toContain('✗')
    expect(verify('cut.json', text.slice(0, -40))).toMatch(/cut\.json: not JSON/)
    expect(verify('older.json', older('match-1.json'))).toContain('– not proven: game, rules, options')
    expect(verify('before.json', older('match-3.json'))).toContain('✓ fair dice: checked')
    const undomained = text.replace('"version":4', '"promiseFormat":3,"version":4')
    expect(verify('undomained.json', undomained)).toContain('✗ the commitment or seed')
    const stripped = text.replace(/"contributions":\[.*?\],/, '')
    expect(verify('stripped.json', stripped)).toMatch(/stripped\.json \/contributions: is missing/)
  })
})
