import { writeRecord } from '@sextant/engine'
import { playMatch } from '@sextant/engine/conformance'
import { hexapawn } from '@sextant/hexapawn'
import { describe, expect, it, test } from 'vitest'
import { withoutControl } from '../src/safe-output.ts'
import { run, type } from './memory-terminal.ts'

/** Colours, a title, a cleared screen, a link, C1 controls, direction marks, a tag character, a bell, a line on top of another. */
const HOSTILE =
  '\u001b[5;97mred\u001b]0;title\u0007\u001b[2J\u001b]8;;http://x\u001b\\\u009b2J\u0085\u202eevil\u2066\u{e0041}\u0008\r\u2028end'
/** Nothing a terminal obeys and nothing unseen, but for ends of lines. */
const CONTROL = /[^\P{Cc}\n]|[\p{Cf}\u2028\u2029]/u

describe('what is written', () => {
  test('has no control characters, whatever was in it', () => {
    expect(withoutControl(HOSTILE, false)).not.toMatch(CONTROL)
    expect(withoutControl(`${HOSTILE}\n`, false)).toMatch(/end\n$/)
  })

  test('as JSON still says the same', () => {
    const text = JSON.stringify({ [HOSTILE]: [HOSTILE] })
    expect(JSON.parse(withoutControl(text, false))).toEqual({ [HOSTILE]: [HOSTILE] })
  })

  test('keeps colour where it is wanted, and the lines that are drawn again', () => {
    expect(withoutControl('\u001b[1mbold\u001b[22m', true)).toBe('\u001b[1mbold\u001b[22m')
    expect(withoutControl('\u001b[1mbold', false)).toBe('\\u001b[1mbold')
    expect(withoutControl('\r\u001b[K5 of 10', false)).toBe('\r\u001b[K5 of 10')
    expect(withoutControl('\u001b]0;title\u0007', true)).toBe('\\u001b]0;title\\u0007')
  })
})

const record = writeRecord(playMatch({ game: hexapawn, options: { radius: 2 } }, 1).record())
const data: Record<string, unknown> = JSON.parse(record)

/** The document with every text in it, one after the other, made hostile. */
function* spoilt(document: unknown, put: (changed: unknown) => unknown = whole => whole): Generator<unknown> {
  if (typeof document === 'string') yield put(`${document}${HOSTILE}`)
  if (typeof document !== 'object' || document === null) return
  for (const [key, value] of Object.entries(document)) {
    const rebuilt = (changed: unknown) =>
      put(
        Array.isArray(document)
          ? document.map((item, at) => (String(at) === key ? changed : item))
          : { ...document, [key]: changed },
      )
    yield* spoilt(value, rebuilt)
    if (!Array.isArray(document)) yield put({ ...document, [`${key}${HOSTILE}`]: value })
  }
}

describe('a file with hostile texts', () => {
  const cases = {
    game: 'hexapawn',
    cases: [
      {
        name: 'a case',
        scenario: 'classic',
        steps: [{ seat: 'white', action: { from: 1, to: 2 }, expect: { refused: 'no-such-move' } }],
        expect: { state: { '/turn': 1 }, toAct: ['white'] },
      },
    ],
  }
  const commands: readonly (readonly [name: string, document: unknown, lines: readonly string[]])[] = [
    [
      'record',
      data,
      ['replay x.json', 'replay x.json --verify', 'replay x.json --json', 'play --resume x.json'],
    ],
    ['case file', cases, ['run x.json --verbose', 'run x.json --json']],
    ['options', { radius: 2, 'no such option': 'rain' }, ['play hexapawn --options x.json']],
  ]
  it.each(commands)('%s: nothing of them reaches the terminal', async (_name, document, lines) => {
    for (const hostile of [...spoilt(document)])
      for (const line of lines) {
        const { out, err } = await type(line, { files: { 'x.json': JSON.stringify(hostile) } })
        expect(out + err, `${line} of ${JSON.stringify(hostile)}`).not.toMatch(CONTROL)
        const coloured = await type(`${line} --color`, { files: { 'x.json': JSON.stringify(hostile) } })
        expect(coloured.out + coloured.err, line).not.toContain('\u001b[5;97m')
      }
  })

  it('and its own name is as harmless', async () => {
    const { err } = await run(['run', `${HOSTILE}.json`])
    expect(err).toContain('cannot be read')
    expect(err).not.toMatch(CONTROL)
  })

  it('a long name leaves room for the rest, and accents do not pile up', async () => {
    const seats = [
      { name: 'white', player: '名'.repeat(80) },
      { name: 'black', player: `a${'\u0301'.repeat(79)}` },
    ]
    const files = { 'x.json': JSON.stringify({ ...data, seats }) }
    const { out } = await type('replay x.json', { files })
    const [title = ''] = out.split('\n')
    expect(title).toContain(`White: ${'名'.repeat(19)}…`)
    expect(title).toMatch(/Black: a\u0301{4}$/u)
  })
})
