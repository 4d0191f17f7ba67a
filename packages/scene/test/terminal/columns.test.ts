import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cut, wrap } from '../../src/terminal/columns.ts'
import { columnsOf, printable, stripAnsi } from '../../src/terminal/index.ts'

describe('columnsOf', () => {
  it.each([
    ['abc', 3],
    ['→↘★♣▆', 5],
    ['步兵', 4],
    ['e\u0301', 1],
    ['\u001b[1;31mred\u001b[0m', 3],
    ['\u001b]8;;http://x\u0007link\u001b]8;;\u0007', 4],
    ['[CF↘]', 5],
    ['', 0],
  ])('of %j is %i', (text, columns) => {
    expect(columnsOf(text)).toBe(columns)
  })
})

describe('printable', () => {
  it('leaves nothing that could steer the terminal', () => {
    expect(printable('Bob\u001b[2J\u001b]0;title\u0007\r\n\u0008\u009b31m!')).toBe('Bob  31m!')
  })

  it('has no control characters, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(printable(text)).not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})

describe('cut', () => {
  it('keeps what fits and marks what it cut', () => {
    expect(cut('Infantry', 8)).toBe('Infantry')
    expect(cut('Infantry', 5)).toBe('Infa…')
    expect(cut('步兵团', 4)).toBe('步…')
    expect(cut('abc', 0)).toBe('')
  })
})

describe('wrap', () => {
  it('breaks at spaces, between CJK characters, and inside what is too long', () => {
    expect(wrap('the quick brown fox', 10)).toEqual(['the quick', 'brown fox'])
    expect(wrap('红方移动骑兵', 6)).toEqual(['红方移', '动骑兵'])
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
    expect(wrap('', 4)).toEqual([''])
  })

  it('never makes a line too long, and loses nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 20 }), (raw, columns) => {
        const text = printable(raw)
        const lines = wrap(text, columns)
        for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(columns)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
    )
  })
})

describe('stripAnsi', () => {
  it('leaves a side’s bracket after a line break alone', () => {
    expect(stripAnsi('\u001b[0m\n[HQ]')).toBe('\n[HQ]')
  })
})
