import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

const step = { seat: 'white', action: { from: 18, to: 14 } }
const holds = {
  game: 'hexapawn',
  name: 'a pawn steps ahead',
  steps: [{ ...step, expect: { events: [{ type: 'moved', to: 14 }], state: { '/turn': 1 } } }],
}
const fails = {
  game: 'hexapawn',
  name: 'a pawn stays',
  steps: [{ ...step, expect: { events: [{ type: 'captured', to: 14 }] } }],
  expect: { state: { '/turn': 0 } },
}
const file = (data: unknown) => JSON.stringify(data)

describe('sextant run', () => {
  it('passes cases that hold, and names them only when asked', async () => {
    const files = { 'good.json': file(holds) }
    const quiet = await type('run good.json', { files })
    expect(quiet).toMatchObject({ code: 0, err: '', out: '1 passed, 0 failed\n' })
    const { out } = await type('run good.json --verbose', { files })
    expect(out).toContain('✓ good.json › a pawn steps ahead')
  })

  it('shows what was expected and what came side by side, with differing lines marked', async () => {
    const { code, out } = await type('run bad.json', { files: { 'bad.json': file(fails) } })
    expect(code).toBe(1)
    expect(out).toContain('✗ bad.json › a pawn stays')
    expect(out).toContain('step 1: events')
    expect(out).toMatch(/expected +│ actual/)
    expect(out).toMatch(/≠ .*"type": "captured".* │ .*"type": "moved"/)
    expect(out).toContain('at the end: state /turn')
    expect(out).toMatch(/≠ 0 +│ 1/)
    expect(out).toContain('0 passed, 1 failed')
  })

  it('says of the set-up that it was the set-up, and not the end', async () => {
    const begins = { game: 'hexapawn', name: 'black begins', setup: { toAct: ['black'] } }
    const { out } = await type('run bad.json', { files: { 'bad.json': file(begins) } })
    expect(out).toContain('  set-up: who is to act')
    expect(out).not.toContain('at the end')
  })

  it('does not show fields that nobody asked about as differences', async () => {
    const { out } = await type('run bad.json', { files: { 'bad.json': file(fails) } })
    expect(out).not.toContain('"seat"')
  })

  it('shows the events and the last state of a case that expects nothing', async () => {
    const shown = { game: 'hexapawn', scenario: 'small', steps: [{ seat: 0, action: { from: 6, to: 3 } }] }
    const { code, out, err } = await type('run shown.json', { files: { 'shown.json': file(shown) } })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      name: 'shown.json',
      events: [[{ type: 'moved', seat: 0, from: 6, to: 3 }]],
      state: expect.objectContaining({ turn: 1 }),
    })
    expect(err).toBe('• shown.json\n0 passed, 0 failed, 1 shown\n')
  })

  it('shows several cases that expect nothing as one list', async () => {
    const cases = [{ name: 'first', steps: [step] }, { name: 'second' }]
    const files = { 'a.json': file({ game: 'hexapawn', cases }), 'b.json': file({ game: 'sealed-bids' }) }
    const { code, out, err } = await type('run a.json b.json', { files })
    expect(code).toBe(0)
    const shown: { name: string }[] = JSON.parse(out)
    expect(shown.map(({ name }) => name)).toEqual(['first', 'second', 'b.json'])
    expect(err).toContain('• a.json › second\n• b.json\n0 passed, 0 failed, 3 shown\n')
  })

  it('shows a case that expects nothing among others in words', async () => {
    const shown = { name: 'what happens?', steps: [step] }
    const files = { 'm.json': file({ game: 'hexapawn', cases: [shown, strip(holds)] }) }
    const { code, out, err } = await type('run m.json', { files })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('• m.json › what happens?\n  step 1\n    { "type": "moved"')
    expect(out).toContain('1 passed, 0 failed, 1 shown')
  })

  it('fails a case whose action is refused, though it expects nothing', async () => {
    const refused = { game: 'hexapawn', steps: [{ seat: 'black', action: step.action }] }
    const { code, out, err } = await type('run refused.json', { files: { 'refused.json': file(refused) } })
    expect(code).toBe(1)
    expect(err).toContain('step 1: refusal')
    expect(err).toContain('"code": "not-your-turn"')
    expect(err).toContain('0 passed, 1 failed')
    expect(JSON.parse(out)).toMatchObject({ name: 'refused.json', events: [[]] })
  })

  it('runs the cases after one that cannot be used', async () => {
    const wrong = { name: 'nobody is red', steps: [{ ...step, seat: 'red' }] }
    const files = { 'm.json': file({ game: 'hexapawn', cases: [wrong, strip(fails), strip(holds)] }) }
    const { code, out, err } = await type('run m.json --verbose', { files })
    expect(code).toBe(2)
    expect(err).toContain('m.json /cases/0 /steps/0')
    expect(out).toContain('✗ m.json › a pawn stays')
    expect(out).toContain('✓ m.json › a pawn steps ahead')
    expect(out).toContain('1 passed, 1 failed, 1 unusable')
    const data = JSON.parse((await type('run m.json --json', { files })).out)
    expect(data).toMatchObject({ passed: 1, failed: 1, cases: [{ passed: false }, { passed: true }] })
    expect(data.unusable).toMatchObject([{ source: expect.stringContaining('m.json /cases/0') }])
  })

  it('runs every case file in a folder and the folders in it', async () => {
    const files = {
      'cases/b/two.json': file(fails),
      'cases/one.json': file(holds),
      'cases/notes.md': '# no case',
    }
    const { code, out } = await type('run cases --verbose', { files })
    expect(code).toBe(1)
    expect(out).toContain('✓ cases/one.json')
    expect(out).toContain('✗ cases/b/two.json')
    expect(out).toContain('1 passed, 1 failed')
  })

  it('gives the results as data', async () => {
    const files = { 'many.json': file({ game: 'hexapawn', cases: [strip(holds), strip(fails)] }) }
    const { code, out } = await type('run many.json --json', { files })
    expect(code).toBe(1)
    const data = JSON.parse(out)
    expect(data).toMatchObject({ passed: 1, failed: 1, shown: 0, unusable: [] })
    expect(data.cases[0]).toMatchObject({ file: 'many.json', name: 'a pawn steps ahead', passed: true })
    expect(data.cases[1].failures[0]).toMatchObject({ step: 1, what: 'events' })
  })

  it('runs the other files when one cannot be read', async () => {
    const files = { 'a.json': '{', 'b.json': file(holds) }
    const { code, out, err } = await type('run a.json b.json', { files })
    expect(code).toBe(2)
    expect(err).toContain('a.json: not JSON')
    expect(out).toContain('1 passed, 0 failed, 1 unusable')
  })

  it.each([
    ['nothing named', [], undefined, 'which case files'],
    ['a file that is not there', ['no.json'], undefined, 'no.json: cannot be read: there is no such file'],
    ['not JSON', ['x.json'], '{ "game": hexapawn }', 'x.json: not JSON: line 1, column 11'],
    ['cut off', ['x.json'], file(holds).slice(0, 40), 'x.json: not JSON'],
    [
      'an unknown game',
      ['x.json'],
      file({ game: 'hexapwn' }),
      'x.json /game: there is no game "hexapwn"; did you mean hexapawn?',
    ],
    [
      'a wrong field',
      ['x.json'],
      file({ game: 'hexapawn', stpes: [] }),
      'x.json /stpes: this field is not known here',
    ],
    [
      'an unknown scenario',
      ['x.json'],
      file({ game: 'hexapawn', scenario: 'huge' }),
      'the scenarios of hexapawn are: classic, small',
    ],
    [
      'an unknown seat',
      ['x.json'],
      file({ game: 'hexapawn', steps: [{ ...step, seat: 'red' }] }),
      '/seat: found "red", the seats are: white, black',
    ],
    [
      'a wrong action',
      ['x.json'],
      file({ game: 'hexapawn', steps: [{ ...step, action: { from: 'a1', to: 2 } }] }),
      'x.json /steps/0/action /from: found "a1", expected number',
    ],
    [
      'a record',
      ['x.json'],
      file({ format: 'sextant.match', game: 'hexapawn' }),
      'x.json /format: this is the record of a match',
    ],
  ] as const)('cannot use %s', async (_, args, text, message) => {
    const files: Record<string, string> = text === undefined ? {} : { 'x.json': text }
    const { code, err } = await type(`run ${args.join(' ')}`, { files })
    expect(err).toContain(message)
    expect(code).toBe(2)
    expect(err).not.toMatch(/\n\s+at /)
  })

  it('says when a folder has no case files', async () => {
    const { code, err } = await type('run empty', { files: { 'empty/readme.md': '' } })
    expect(code).toBe(2)
    expect(err).toContain('empty: there is no .json file in this folder')
  })

  it('names each place where one of many cases is wrong', async () => {
    const files = { 'm.json': file({ game: 'hexapawn', cases: [{}, { steps: [{ ...step, seat: 'red' }] }] }) }
    expect((await type('run m.json', { files })).err).toContain('m.json /cases/1 /steps/0')
  })
})

function strip({ game: _, ...rest }: typeof holds | typeof fails) {
  return rest
}
