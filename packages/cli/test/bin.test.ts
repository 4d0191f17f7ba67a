import { spawnSync } from 'node:child_process'
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

function spawn(program: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
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
    expect(stderr).toMatch(/^error nothing goes on: .*\n$/)
  })

  it('simulates on several cores with the results of one', () => {
    const simulated = (...jobs: string[]) => {
      const line = ['simulate', 'hexapawn', '--games', '60', '--json', ...jobs]
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
      spawn(bin, ['simulate', 'hexapawn', '--games', '6', '--jobs', jobs, '--save', records])
      return readdirSync(records).map(name => [name, readFileSync(join(records, name), 'utf8')])
    }
    expect(recordsOf('3')).toEqual(recordsOf('1'))
    expect(recordsOf('1')).toHaveLength(6)
    rmSync(folder, { recursive: true })
  }, 60_000)
})
