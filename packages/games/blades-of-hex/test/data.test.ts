import { checkShape } from '@sextant/engine'
import { untitledNumbers } from '@sextant/testing'
import { describe, expect, test } from 'vitest'
import { bladesOfHex, classic } from '../src/index.ts'

/** The classic options with one place changed. */
function changed(path: readonly string[], value: unknown): unknown {
  const options: Record<string, unknown> = structuredClone({ ...classic })
  let part = options
  for (const key of path.slice(0, -1)) part = part[key] as Record<string, unknown>
  part[path.at(-1) ?? ''] = value
  return options
}

describe('options', () => {
  test.each([
    [['rules', 'counters', 'infantry', 'cavalry'], 2, true],
    [['rules', 'units', 'cavalry', 'cost'], 0, true],
    [['rules', 'units', 'cavalry', 'cost'], -1, false],
    [['rules', 'units', 'cavalry', 'health'], 0, false],
    [['rules', 'units', 'cavalry', 'speed'], 2.5, false],
    [['rules', 'units', 'cavalry', 'traits'], ['flying'], false],
    [['rules', 'criticals', 'even'], 1.2, false],
    [['scenario', 'limits', 'rounds'], 0, false],
    [['scenario', 'map', 'radius'], 99, false],
    [['rules', 'luck'], 1, false],
  ])('%j = %j is let through: %s', (path, value, allowed) => {
    expect(checkShape(bladesOfHex.options, changed(path, value)).ok).toBe(allowed)
  })

  test.each([
    [['scenario', 'start', 'units'], [{ army: 'red', kind: 'infantry', at: '9,0' }], /9,0 is not on the map/],
    [
      ['scenario', 'start', 'units'],
      [
        { army: 'red', kind: 'infantry', at: '1,0' },
        { army: 'blue', kind: 'infantry', at: '1,0' },
      ],
      /another unit stands on 1,0/,
    ],
    [
      ['scenario', 'map', 'regions'],
      [{ id: 'all', city: '0,0', holder: 'red', within: {} }],
      /blue holds no city/,
    ],
    [
      ['scenario', 'map', 'regions'],
      [{ id: 'part', city: '0,0', holder: 'red', within: { maxQ: 0 } }],
      /lies in no region/,
    ],
  ])('a scenario that cannot be played is refused with the reason', (path, value, reason) => {
    const checked = checkShape(bladesOfHex.options, changed(path, value))
    if (!checked.ok) throw new Error('the schema refused it already')
    const found = bladesOfHex.flaws?.(checked.value).map(({ path, message }) => `${path}: ${message}`)
    expect(found?.join('\n')).toMatch(reason)
  })

  test('every number of the rules has a title and a description for set-up screens', () => {
    expect(untitledNumbers(bladesOfHex.options, 'rules')).toEqual([])
  })
})
