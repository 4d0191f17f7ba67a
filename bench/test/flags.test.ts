import { describe, expect, it } from 'vitest'
import { readFlags, usage } from '../src/flags.ts'

const parts = ['game/hexapawn', 'hex']

describe('the flags of the benchmarks', () => {
  it('are all off unless they are given', () => {
    const off = { help: false, quick: false, json: false, write: false }
    expect(readFlags([], parts)).toEqual({ ok: true, flags: off })
    expect(readFlags(['--json', '--quick', '--only', 'hex'], parts)).toEqual({
      ok: true,
      flags: { ...off, json: true, quick: true, only: 'hex' },
    })
  })

  it.each(['--help', '-h'])('%s asks for help, and help names every flag and part', flag => {
    expect(readFlags([flag], parts)).toMatchObject({ ok: true, flags: { help: true } })
    for (const word of ['--quick', '--json', '--only', '--write', ...parts])
      expect(usage(parts)).toContain(word)
  })

  it.each([
    ['--fast', "Unknown option '--fast'"],
    ['hex', "Unexpected argument 'hex'"],
    ['--only', "Option '--only <value>' argument missing"],
    ['--only none', 'there is no part none; the parts are game/hexapawn, hex'],
    ['--only hex --write', '--write writes everything'],
  ])('%s is wrong usage, said in one sentence', (line, message) => {
    const read = readFlags(line.split(' '), parts)
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining(message) })
    expect(read.ok ? '' : read.message).not.toContain('\n')
  })
})
