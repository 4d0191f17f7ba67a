import { describe, expect, test } from 'vitest'
import { linesAround } from '../src/index.ts'

describe('the lines of a long log', () => {
  const lines = Array.from({ length: 100 }, (_, step) => ({ step }))
  const ends = (step: number | undefined) => {
    const shown = linesAround(lines, step, 10)
    return [shown.length, shown[0]?.step, shown.at(-1)?.step]
  }

  test('are the last ones while a match goes on', () => {
    expect(ends(undefined)).toEqual([10, 90, 99])
  })

  test('are those about the step that is looked at', () => {
    expect(ends(50)).toEqual([10, 45, 54])
  })

  test('are no fewer at either end', () => {
    expect(ends(0)).toEqual([10, 0, 9])
    expect(ends(98)).toEqual([10, 90, 99])
    expect(ends(200)).toEqual([10, 90, 99])
  })

  test('are all there are where those are few', () => {
    expect(linesAround(lines.slice(0, 4), 2, 10)).toHaveLength(4)
  })
})
