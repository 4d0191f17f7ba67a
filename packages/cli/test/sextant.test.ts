import { describe, expect, it } from 'vitest'
import { ESCAPE, run, type } from './memory-terminal.ts'

const COMMANDS = ['play', 'games', 'run', 'replay', 'simulate', 'schema', 'bench']

describe('sextant', () => {
  it.each(['', '--help', '-h', 'help'])('lists every command when asked with "%s"', async line => {
    const { code, out, err } = await type(line)
    expect(code).toBe(0)
    expect(err).toBe('')
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'))
    expect(out).toContain('Exit codes: 0 done')
  })

  it('says its version', async () => {
    expect((await type('--version')).out).toMatch(/^sextant \d+\.\d+\.\d+\n$/)
  })

  it.each(COMMANDS)('explains %s with its options and examples', async command => {
    for (const line of [`${command} --help`, `${command} -h`, `help ${command}`]) {
      const { code, out } = await type(line)
      expect(code).toBe(0)
      expect(out).toContain(`sextant ${command}:`)
      expect(out).toContain('--no-color')
      expect(out.split('Examples')[1]).toContain('  sextant ')
    }
  })

  it('suggests the command that was meant', async () => {
    const { code, out, err } = await type('simulte hexapawn')
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain('there is no command "simulte"; did you mean simulate?')
  })

  it('says where a word belongs that is typed during a match', async () => {
    for (const word of ['hint', 'odds', 'undo', 'resign'])
      expect((await type(word)).err).toContain(
        `"${word}" is typed during a match: start one with sextant play`,
      )
  })

  it('lists the commands when nothing is near', async () => {
    const { code, err } = await type('xyzzy')
    expect(code).toBe(2)
    for (const command of COMMANDS) expect(err).toContain(command)
  })

  it('wants the command before its options', async () => {
    const { code, err } = await type('--json games')
    expect(code).toBe(2)
    expect(err).toContain('a command comes first, found --json')
  })

  it('says which options there are when one is unknown', async () => {
    const { code, err } = await type('simulate hexapawn --gmaes 3')
    expect(code).toBe(2)
    expect(err).toContain('there is no option --gmaes; did you mean --games?')
    expect(err).toContain('--bots')
    expect(err).toContain('sextant simulate --help explains more')
  })

  it('notices a forgotten value, and one too many', async () => {
    const forgotten = await type('simulate hexapawn --seed --json')
    expect(forgotten).toMatchObject({ code: 2 })
    expect(forgotten.err).toContain('--seed needs a value: --seed TEXT')
    const last = await type('simulate hexapawn --seed')
    expect(last.err).toContain('--seed needs a value')
    const tooMany = await type('games --json=yes')
    expect(tooMany).toMatchObject({ code: 2 })
    expect(tooMany.err).toContain('--json takes no value')
  })

  it('takes a value that looks like an option when it is written with =', async () => {
    const { code, out } = await type('simulate hexapawn --games 1 --seed=--x --json')
    expect(code).toBe(0)
    expect(JSON.parse(out).seed).toBe('--x')
  })
})

describe('colour', () => {
  const seen = { terminal: { seen: true } }
  it('is for terminals', async () => {
    expect((await type('games', seen)).out).toContain(ESCAPE)
    expect((await type('games')).out).not.toContain(ESCAPE)
  })

  it('can be asked for', async () => {
    expect((await type('games --color')).out).toContain(ESCAPE)
    expect((await type('replay nowhere.json --color')).err).toContain(ESCAPE)
  })

  it('can be declined, by option or by NO_COLOR', async () => {
    expect((await type('games --no-color', seen)).out).not.toContain(ESCAPE)
    expect((await type('games', { terminal: { seen: true, noColour: true } })).out).not.toContain(ESCAPE)
    expect((await type('replay nowhere.json --no-color', seen)).err).not.toContain(ESCAPE)
    expect((await type('--help --no-color', seen)).out).not.toContain(ESCAPE)
  })
})

describe('errors', () => {
  it('show where in the code only when asked', async () => {
    const quiet = await run(['run', 'nowhere.json'])
    expect(quiet.err).not.toMatch(/\n\s+at /)
    const loud = await run(['replay', 'nowhere.json', '--debug'])
    expect(loud.code).toBe(2)
    expect(loud.err).toMatch(/\n\s+at /)
  })
})
