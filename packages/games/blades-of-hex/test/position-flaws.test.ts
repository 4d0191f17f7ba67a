import { checkShape, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { bladesOfHex, type State } from '../src/index.ts'
import { rules } from './play.ts'

/** The first position with one thing changed. */
function flawsAfter(change: (state: State) => void): string[] {
  const state = begin()
  change(state)
  return (rules.flaws?.(state) ?? []).map(({ path, message }) => `${path}: ${message}`)
}

const begin = () => rules.setup(SeededDice.from('flaws'), () => undefined)

type Change = Partial<State['units'][string]>
const first = Object.entries(begin().units)
const idOf = (army: string) => first.find(([, unit]) => unit.army === army)?.[0] ?? ''
const [red, blue] = [idOf('red'), idOf('blue')]
const [firstRed] = first.filter(([, unit]) => unit.army === 'red').map(([, unit]) => unit)

describe('positions that cannot be', () => {
  test('the first one can', () => expect(flawsAfter(() => undefined)).toEqual([]))

  const units: readonly [string, string, Change, RegExp][] = [
    ['off the map', red, { at: 'z99' }, /at: the cell z99 is not on the map/],
    ['on the tile of another', blue, { at: firstRed?.at ?? '' }, /at: .* stands on .* already/],
    ['of no kind', red, { kind: 'dragon' }, /kind: there is no kind dragon/],
    ['with more health than its kind has', red, { health: 1e9 }, /health: found 1000000000, .* has at most/],
    ['with more counterattacks than allowed', blue, { counters: 1e9 }, /counters: found 1000000000, at most/],
    [
      'that has moved while the enemy acts',
      blue,
      { status: 'moved' },
      /status: found moved, it is red's turn/,
    ],
    ['that has attacked while the enemy acts', blue, { status: 'done' }, /status: found done/],
    ['recruited while the enemy acts', blue, { status: 'new' }, /status: found new/],
    ['neutral, and has acted', red, { army: 'neutral', status: 'moved' }, /neutral units never act/],
  ]
  test.each(units)('a unit %s', (_, id, change, flaw) => {
    const flaws = flawsAfter(state => Object.assign(state.units[id] ?? {}, change))
    expect(flaws).toEqual([expect.stringMatching(flaw)])
    expect(flaws[0]).toContain(`/units/${id}/`)
  })

  const matches: readonly [string, (state: State) => void, RegExp][] = [
    ['after the last round', state => Object.assign(state, { round: 1e9 }), /^\/round: /],
    [
      'a city that is not on the map',
      state => Object.assign(state.cities, { atlantis: 'red' }),
      /^\/cities\/atl/,
    ],
    [
      'no count of a kind',
      state => Reflect.deleteProperty(state.raised.red, 'cavalry'),
      /^\/raised\/red\/cavalry/,
    ],
    [
      'a count of no kind',
      state => Object.assign(state.raised.blue, { dragon: 1 }),
      /^\/raised\/blue\/dragon/,
    ],
  ]
  test.each(matches)('%s', (_, change, flaw) => {
    expect(flawsAfter(change)).toContainEqual(expect.stringMatching(flaw))
  })

  test.each([
    { health: 0 },
    { health: -5 },
    { health: 1.5 },
    { counters: -1 },
    { status: 'asleep' },
    { army: 'green' },
  ])('the schema refuses a unit with %j', change => {
    const state = begin()
    Object.assign(state.units[red] ?? {}, change)
    expect(checkShape(bladesOfHex.state, state).ok).toBe(false)
  })
})
