import { describe, expect, test } from 'vitest'
import { roundedPath, roundedPaths } from '../../../../scripts/rounded-path.mjs'

describe('a rounded path', () => {
  test('is written relative or absolute, whichever is shorter', () => {
    expect(roundedPath('M100.2 200.4L101.3 202.2H300.6z')).toBe('m100 200l1 2h200z')
    expect(roundedPath('m0 0 400.4 .2 0 1.4-399.9 0')).toBe('m0 0l400 0 0 2L1 2')
  })

  test('keeps its points in place, however many relative steps lead there', () => {
    const path = `m0 0${'l.4 0'.repeat(100)}`
    const ends = [...roundedPath(path).matchAll(/-?\d+ 0/g)].map(([step]) => Number.parseInt(step, 10))
    expect(ends.reduce((sum, step) => sum + step, 0)).toBe(40)
  })

  test('reads numbers and flags that stand without a gap', () => {
    expect(roundedPath('M.5.5a9.1 9.1 0 014.2-.9')).toBe('m1 1a9 9 0 0 1 4-1')
    expect(roundedPath('M10-5.5.2.3')).toBe('m10-5L0 0')
  })

  test('goes on from where a closed part began', () => {
    expect(roundedPath('M10 10h5v5zm1 1h2')).toBe('m10 10h5v5zm1 1h2')
  })

  test('can be finer than whole units', () => {
    expect(roundedPath('M10.26 10.74h.6', 2)).toBe('m10.5 10.5h.5')
  })

  test('names what is no path', () => {
    expect(() => roundedPath('M1 2x3')).toThrow('no command at 4')
    expect(() => roundedPath('M1 z')).toThrow('no y at 2')
  })

  test('is found in every path of a drawing, and nothing else is changed', () => {
    expect(roundedPaths('<path id="a" d="M1.2 2h3.4"/><path d="M9.9 9z"/>')).toBe(
      '<path id="a" d="m1 2h4"/><path d="m10 9z"/>',
    )
  })
})
