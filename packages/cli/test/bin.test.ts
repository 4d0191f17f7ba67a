import { spawnSync, spawn as start } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const bin = fileURLToPath(new URL('../bin/sextant.js', import.meta.url))

/** Threads are taken to start at once: short series use them, too. */
const env = { ...process.env, SEXTANT_THREAD_START_MS: '0' }

function spawn(program: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** What is built is run here as people run it: where nothing is, stderr says `npm run build`. */
describe('bin/sextant.js', () => {
  it('says in one line what to do when nothing is built', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sextant-'))
    mkdirSync(join(folder, 'bin'))
    const copy = join(folder, 'bin', 'sextant.mjs')
    copyFileSync(bin, copy)
    const { status, stdout, stderr } = spawn(copy, ['games'])
    rmSync(folder, { recursive: true })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^.*npm run build.*\n$/)
  })

  it('plays what is piped into it, line by line', () => {
    const { status, stdout, stderr } = spawn(bin, ['play', 'hexapawn', '--seat', 'all'], '1\n1\nquit\n')
    expect(stderr).toBe('')
    expect(stdout).toContain('White > 1\n')
    expect(stdout).toContain('Left after 2 actions.')
    expect(status).toBe(0)
  })

  it('reads no more of a file than it may be', () => {
    const { status, stderr } = spawn(bin, ['replay', '/dev/zero'])
    expect(status).toBe(2)
    expect(stderr).toBe('error /dev/zero: cannot be read: it is too large: more than 20 MB\n')
  })

  it('refuses what is no text', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sextant-'))
    const file = join(folder, 'picture.json')
    writeFileSync(file, Buffer.from([0x89, 0x50, 0xff, 0xfe]))
    const { status, stderr } = spawn(bin, ['replay', file])
    rmSync(folder, { recursive: true })
    expect(status).toBe(2)
    expect(stderr).toBe(`error ${file}: cannot be read: it is not UTF-8 text\n`)
  })

  it('stops a training within a second of Ctrl-C', async () => {
    // With rules of its own: for those of the game the admiral comes trained.
    const own = ['--set', 'ruleset.turns.limit=59']
    const args = [bin, 'simulate', 'broadside', '--games', '5', '--bots', 'admiral', '--no-cache', ...own]
    const child = start(process.execPath, args)
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
    // It says so once it takes long.
    await new Promise(resolve => child.stderr.once('data', resolve))
    const pressed = performance.now()
    child.kill('SIGINT')
    const code = await ended
    expect(code).toBe(130)
    expect(out).toBe('Stopped before the first match was over.\n')
    expect(performance.now() - pressed).toBeLessThan(5000)
  }, 20_000)

  it('gives its exit code to the shell', () => {
    expect(spawn(bin, ['nonsense']).status).toBe(2)
    expect(spawn(bin, ['play', 'hexapawn'], 'nonsense\n').status).toBe(1)
  })

  it('says so when what it waits for can never happen', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sextant-'))
    const game = join(folder, 'game.mjs')
    writeFileSync(game, 'await new Promise(() => {})')
    const { status, stderr } = spawn(bin, ['play', game])
    rmSync(folder, { recursive: true })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^error stuck: .*\n$/)
  })

  it('simulates on several cores with the results of one', () => {
    const simulated = (...jobs: string[]) => {
      const line = ['simulate', 'hexapawn', '--games', '400', '--json', ...jobs]
      const { status, stdout } = spawn(bin, line)
      expect(status).toBe(0)
      const { seconds: _, ...report } = JSON.parse(stdout)
      return report
    }
    expect(simulated('--jobs', '2')).toEqual(simulated('--jobs', '1'))
  }, 60_000)

  it('simulates campaigns on several cores with the results of one', () => {
    const simulated = (jobs: string) => {
      const line = [
        'campaign',
        'sealed-bids',
        '--simulate',
        '12',
        '--battle',
        'random',
        '--json',
        '--jobs',
        jobs,
      ]
      const { status, stdout } = spawn(bin, line)
      expect(status).toBe(0)
      const { seconds: _, ...report } = JSON.parse(stdout)
      return report
    }
    expect(simulated('2')).toEqual(simulated('1'))
  }, 60_000)

  it('writes the same records from several cores', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sextant-'))
    const recordsOf = (jobs: string) => {
      const records = join(folder, jobs)
      spawn(bin, ['simulate', 'hexapawn', '--games', '200', '--jobs', jobs, '--save', records])
      return readdirSync(records).map(name => [name, readFileSync(join(records, name), 'utf8')])
    }
    const alone = recordsOf('1')
    expect(recordsOf('3')).toEqual(alone)
    expect(alone).toHaveLength(200)
    rmSync(folder, { recursive: true })
  }, 60_000)
})
