import { checkShape, SeededDice } from '@sextant/engine'
import { untitledNumbers } from '@sextant/testing'
import { describe, expect, test } from 'vitest'
import { bladesOfHex, classic, show } from '../src/index.ts'

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
    [['rules', 'units', 'Dragons'], classic.rules.units.cavalry, false],
    [['rules', 'units', 'dragons'], classic.rules.units.cavalry, true],
    [['rules', 'units'], {}, false],
    [['rules', 'counters', 'cavalry'], {}, true],
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
    [
      ['rules', 'counters', 'dragons'],
      { cavalry: 2 },
      /^\/rules\/counters\/dragons: there is no kind dragons$/,
    ],
    [
      ['rules', 'counters', 'cavalry'],
      { dragons: 2 },
      /^\/rules\/counters\/cavalry\/dragons: there is no kind/,
    ],
    [
      ['scenario', 'start', 'units'],
      [{ army: 'red', kind: 'dragons', at: '1,0' }],
      /^\/scenario\/start\/units\/0\/kind: there is no kind dragons$/,
    ],
  ])('options that cannot be played are refused with the reason', (path, value, reason) => {
    const checked = checkShape(bladesOfHex.options, changed(path, value))
    if (!checked.ok) throw new Error('the schema refused it already')
    const found = bladesOfHex.flaws?.(checked.value).map(({ path, message }) => `${path}: ${message}`)
    expect(found?.join('\n')).toMatch(reason)
  })

  test('every fault is listed, with its place', () => {
    const options = structuredClone({ ...classic })
    options.scenario.map.regions = [
      { id: 'part', city: '0,0', holder: 'neutral', within: { maxQ: 0 } },
      { id: 'part', city: '9,9', holder: 'red', within: { maxR: 0 } },
    ]
    options.scenario.start.units = [
      { army: 'red', kind: 'dragons', at: '8,0' },
      { army: 'red', kind: 'cavalry', at: '8,0' },
    ]
    expect(bladesOfHex.flaws?.(options).map(({ path, message }) => `${path}: ${message}`)).toEqual([
      '/scenario/map/regions: the cell 1,1 lies in no region, and 20 more',
      '/scenario/map/regions/1/id: part is there twice',
      '/scenario/map/regions/1/city: 9,9 is not on the map',
      '/scenario/map/regions: blue holds no city',
      '/scenario/start/units/0/kind: there is no kind dragons',
      '/scenario/start/units/0/at: 8,0 is not on the map',
      '/scenario/start/units/1/at: 8,0 is not on the map',
      '/scenario/start/units/1/at: another unit stands on 8,0',
    ])
  })

  test('the classic options have no flaws', () => {
    expect(bladesOfHex.flaws?.(classic)).toEqual([])
  })

  test('every kind of unit has a drawing, a letter of its own and a name in every language', () => {
    const kinds = Object.keys(classic.rules.units)
    for (const kind of kinds) {
      expect(show.skin.icons[kind]?.svg, kind).toBeTruthy()
      for (const texts of Object.values(show.texts))
        for (const key of [`kind.${kind}`, `panel.${kind}`]) expect(texts[key], key).toBeTruthy()
    }
    expect(new Set(kinds.map(kind => show.skin.icons[kind]?.glyph)).size).toBe(kinds.length)
  })

  test('every number of the rules has a title and a description for set-up screens', () => {
    expect(untitledNumbers(bladesOfHex.options, 'rules')).toEqual([])
  })
})

describe('positions', () => {
  test('that speak of kinds there are not, or leave one out, are refused', () => {
    const rules = bladesOfHex.load(classic)
    const state = rules.setup(SeededDice.from('flaws'), () => undefined)
    expect(rules.flaws?.(state)).toEqual([])
    const unit = {
      army: 'red',
      kind: 'dragons',
      at: '1,1',
      health: 10,
      status: 'ready',
      counters: 0,
    } as const
    const { artillery: _, ...others } = state.raised.blue
    const raised = { red: state.raised.red, blue: { ...others, dragons: 2 } }
    expect(rules.flaws?.({ ...state, units: { unit }, raised })).toEqual([
      { path: '/units/unit/kind', message: 'there is no kind dragons' },
      { path: '/raised/blue/dragons', message: 'there is no such kind' },
      { path: '/raised/blue/artillery', message: 'is missing' },
    ])
  })
})
