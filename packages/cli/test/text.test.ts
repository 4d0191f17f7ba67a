import { nearest, unknown } from '@sextant/engine/cases'
import { describe, expect, it } from 'vitest'
import { describeSchema, schemaFields } from '../src/text/describe-schema.ts'
import { outcomeInWords, standingsInWords } from '../src/text/outcome.ts'
import { paintWith } from '../src/text/paint.ts'
import { prettyJson } from '../src/text/pretty-json.ts'
import { relevant } from '../src/text/relevant.ts'
import { sideBySide } from '../src/text/side-by-side.ts'
import { inColumns, table } from '../src/text/table.ts'

const plain = paintWith(false)

describe('side by side', () => {
  it('marks only the lines that differ', () => {
    const expected = [{ type: 'moved', from: 'here' }, { type: 'hit', damage: 3 }, { type: 'ended' }]
    const actual = [{ type: 'moved', from: 'here' }, { type: 'hit', damage: 5 }, { type: 'ended' }]
    expect(sideBySide(expected, actual, 85, plain).map(line => line.replace(/ +/g, ' '))).toEqual([
      ' expected │ actual',
      ' [ │ [',
      ' { "type": "moved", "from": "here" }, │ { "type": "moved", "from": "here" },',
      '≠ { "type": "hit", "damage": 3 }, │ { "type": "hit", "damage": 5 },',
      ' { "type": "ended" } │ { "type": "ended" }',
      ' ] │ ]',
    ])
  })

  it('keeps what both have next to each other when one side has more', () => {
    const lines = sideBySide(['aaaaaaaaaaaa', 'bbbbbbbbbbbb'], ['bbbbbbbbbbbb'], 40, plain)
    expect(lines.filter(line => line.startsWith('≠')).join()).toContain('aaaaaaaaaaaa')
    const same = sideBySide(
      ['a', 'b', 'c'].map(x => x.repeat(12)),
      ['b', 'c'].map(x => x.repeat(12)),
      40,
      plain,
    )
    expect(same.filter(line => !line.startsWith('≠') && line.includes('cccc'))).toHaveLength(1)
  })

  it('breaks lines that are too long, and never says more than the width', () => {
    const lines = sideBySide('x'.repeat(90), 'y'.repeat(10), 60, plain)
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(60)
    expect(lines.join('').match(/x/g)).toHaveLength(91)
  })
})

describe('pretty JSON', () => {
  it('keeps what fits on a line on one', () => {
    expect(prettyJson({ a: [1, 2], b: {} }, 80)).toEqual(['{ "a": [1, 2], "b": {} }'])
    expect(prettyJson({ a: [1, 2], b: 'x' }, 14)).toEqual(['{', '  "a": [1, 2],', '  "b": "x"', '}'])
    expect(prettyJson(undefined, 10)).toEqual(['nothing'])
  })

  it('can be read back', () => {
    const value = { deep: [{ list: [1, [2, { three: '…' }]], empty: [], none: null }], flag: true }
    for (const width of [1, 10, 30, 200])
      expect(JSON.parse(prettyJson({ ...value, gone: undefined }, width).join('\n'))).toEqual(value)
  })
})

describe('what is relevant', () => {
  it('are the fields that are asked for', () => {
    expect(relevant([{ a: 1, b: 2 }, { c: 3 }], [{ a: 9 }])).toEqual([{ a: 1 }, { c: 3 }])
    expect(relevant({ a: { x: 1, y: 2 } }, { a: { y: 0 }, z: 1 })).toEqual({ a: { y: 2 } })
    expect(relevant(null, { a: 1 })).toBeNull()
  })
})

describe('nearest', () => {
  it.each([
    ['paly', 'play'],
    ['sim', 'simulate'],
    ['Replay', 'replay'],
    ['shcema', 'schema'],
    ['xyzzy', undefined],
    ['plow', undefined],
  ])('%s is %s', (typed, meant) => {
    expect(nearest(typed, ['play', 'simulate', 'replay', 'schema'])).toBe(meant)
  })

  it('says what there is otherwise', () => {
    expect(unknown('seat', 'q', ['red', 'blue'])).toBe('there is no seat "q"; choose from: red, blue')
  })
})

describe('schemas in words', () => {
  it.each([
    [{ type: 'integer', minimum: 1, maximum: 4 }, 'whole number, 1 to 4'],
    [{ type: 'number', minimum: 0 }, 'number, at least 0'],
    [{ enum: ['a', 'b'] }, '"a" or "b"'],
    [{ const: 3 }, '3'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or null'],
    [{ type: 'array', items: { type: 'boolean' } }, 'list of true or false'],
    [{}, 'anything'],
  ])('%j', (schema, words) => {
    expect(describeSchema(schema)).toBe(words)
  })

  it('names fields inside fields, and those that may be left out', () => {
    const board = { type: 'object', properties: { radius: { type: 'integer' } }, required: ['radius'] }
    const schema = { type: 'object', properties: { board, name: { type: 'string' } }, required: ['board'] }
    expect(schemaFields(schema)).toEqual([
      { name: 'board.radius', about: 'whole number' },
      { name: 'name', about: 'text (may be left out)' },
    ])
  })
})

describe('tables', () => {
  it('line up columns, figures to the right, without counting colours', () => {
    const bold = paintWith(true).bold
    expect(
      table(
        [
          ['a', bold('1')],
          ['long', '100'],
        ],
        [1],
      ),
    ).toEqual([`a       ${bold('1')}`, 'long  100'])
  })

  it('read downwards', () => {
    expect(inColumns(['1', '2', '3', '4', '5'], 9)).toEqual(['1   3   5', '2   4'])
    expect(inColumns(['wider than all'], 3)).toEqual(['wider than all'])
    expect(inColumns([], 80)).toEqual([])
  })
})

describe('outcomes in words', () => {
  const names = ['Red', 'Blue', 'Green']
  it.each([
    [[0, 1, 0], 'Blue wins (last city taken)'],
    [[1 / 3, 1 / 3, 1 / 3], 'A draw (last city taken)'],
    [[0.5, 0, 0.5], 'Red and Green share the win (last city taken)'],
    [[0, 0, 0], 'Nobody wins (last city taken)'],
  ])('%j', (scores, words) => {
    expect(outcomeInWords({ scores, reason: 'last-city-taken' }, names)).toBe(words)
  })

  it('name three who share the win among four', () => {
    const third = 1 / 3
    const outcome = { scores: [third, third, third, 0], reason: 'full' }
    expect(outcomeInWords(outcome, [...names, 'Gold'])).toBe('Red, Blue and Green share the win (full)')
  })

  it('have standings among three or more, with a result for each where there is one', () => {
    const seats = ['red', 'blue', 'green']
    const outcome = { scores: [0.5, 0, 0.5], reason: 'full', values: { red: 19, blue: 2, green: 19 } }
    expect(standingsInWords(outcome, seats, names)).toEqual([
      '  1.  Red    1/2  19',
      '  1.  Green  1/2  19',
      '  3.  Blue     0   2',
    ])
    expect(standingsInWords({ ...outcome, values: { red: 9 } }, seats, names)).toEqual([
      '  1.  Red    1/2',
      '  1.  Green  1/2',
      '  3.  Blue     0',
    ])
    const duel = { scores: [1, 0], reason: 'full', values: { red: 9, blue: 2 } }
    expect(standingsInWords(duel, ['red', 'blue'], names)).toEqual([])
  })

  it('are won or lost by one who plays alone', () => {
    expect(outcomeInWords({ scores: [0], reason: 'sunk' }, ['Captain'])).toBe('Captain loses (sunk)')
    expect(outcomeInWords({ scores: [1], reason: 'home' }, ['Captain'])).toBe('Captain wins (home)')
  })
})
