import { checkShape } from '@sextant/engine'
import { untitledNumbers } from '@sextant/testing'
import { describe, expect, test } from 'vitest'
import {
  ACTIONS,
  bots,
  broadside,
  card,
  combatantOfKind,
  combatants,
  type Options,
  type State,
} from '../src/index.ts'
import { begun, optionsOf } from './play.ts'

const even = optionsOf('even-duel')

/** The even duel's options with one place changed. */
function changed(path: readonly string[], value: unknown): unknown {
  const options: Record<string, unknown> = structuredClone({ ...even })
  let part = options
  for (const key of path.slice(0, -1)) part = part[key] as Record<string, unknown>
  part[path.at(-1) ?? ''] = value
  return options
}

describe('options', () => {
  test.each([
    [['sides', '0', 'hull'], 20, true],
    [['sides', '0', 'hull'], 0, false],
    [['sides', '0', 'hull'], 49, false],
    [['sides', '0', 'crew'], 31, false],
    [['sides', '0', 'crew'], undefined, false],
    [['sides', '0', 'escape'], 1.5, false],
    [['sides', '0', 'ammo', 'ball'], -1, false],
    [['sides', '0', 'menu'], ['swim'], false],
    [['sides', '0', 'powers', 'sweep'], {}, false],
    [['sides', '0', 'luck'], 1, false],
    [['ruleset', 'turns', 'actions'], 0, false],
    [['ruleset', 'distance', 'first'], 6, false],
    [['ruleset', 'brace'], 2.5, false],
    [['ruleset', 'attacks', 'cannon', 'ball', 'hull', 'faces'], 12, true],
  ])('%j = %j is let through: %s', (path, value, allowed) => {
    const checked = checkShape(broadside.options, changed(path, value))
    expect(checked.ok && (broadside.flaws?.(checked.value) ?? []).length === 0).toBe(allowed)
  })

  test('a combatant without crew cannot send a boarding party', () => {
    const kraken = combatantOfKind('kraken')
    const options: Options = { ...even, sides: [even.sides[0], { ...kraken, menu: ['board'] }] }
    const [flaw] = broadside.flaws?.(options) ?? []
    expect(flaw?.path).toBe('/sides/1/menu')
    expect(flaw?.message).toMatch(/without crew cannot send a boarding party/)
  })

  test('all flaws are listed, each with its place', () => {
    const [player, game] = even.sides
    const { crewMax: _, ...unmanned } = game
    const ruleset = { ...even.ruleset, distance: { first: 8, farthest: 6 } }
    const options: Options = { ruleset, sides: [{ ...player, hull: 99, crew: 99 }, unmanned] }
    expect(broadside.flaws?.(options).map(({ path }) => path)).toEqual([
      '/ruleset/distance/first',
      '/sides/0/hull',
      '/sides/0/crew',
      '/sides/1/crewMax',
    ])
    for (const scenario of broadside.scenarios) expect(broadside.flaws?.(scenario.options)).toEqual([])
  })

  test('the card names every scenario of the data, and the rules take its titles', () => {
    expect(Object.keys(card.scenarios)).toEqual(broadside.scenarios.map(({ id }) => id))
    expect(broadside.scenarios.map(({ title }) => title)).toEqual(
      Object.values(card.scenarios).map(({ en }) => en),
    )
    expect(Object.keys(card.bots)).toEqual(bots.map(({ id }) => id))
  })

  test('every number of the ruleset has a title and a description for set-up screens', () => {
    expect(untitledNumbers(broadside.options, 'ruleset')).toEqual([])
  })
})

describe('combatants', () => {
  test('each stands under its own kind', () => {
    for (const [kind, combatant] of Object.entries(combatants)) expect(combatant.kind).toBe(kind)
  })

  test('the seven enemies of the rulings are there, each with actions and loot of its own', () => {
    const kinds = [
      'pirate-sloop',
      'pirate-brig',
      'navy-frigate',
      'merchant',
      'ghost-ship',
      'kraken',
      'sea-serpent',
    ]
    expect(broadside.scenarios.slice(1).map(({ id }) => id)).toEqual(kinds)
    for (const kind of kinds) expect(combatantOfKind(kind).loot.length).toBeGreaterThan(0)
    for (const kind of ['ghost-ship', 'kraken', 'sea-serpent']) {
      expect(combatantOfKind(kind).crew).toBeUndefined()
      expect(Object.keys(combatantOfKind(kind).powers).length).toBeGreaterThan(0)
    }
  })

  test('an unknown kind is named, with those there are', () => {
    expect(() => combatantOfKind('whale')).toThrow(/whale: there is no such combatant; there are sloop, /)
  })
})

const NO_LOOT = { gold: 0, ball: 0, grape: 0, rifle: 0, shoring: 0, dressing: 0 }

describe('positions from outside', () => {
  test.each([
    [{ T: 4 }, '/T'],
    [{ turn: 61 }, '/turn'],
    [{ D: 7 }, '/D'],
    [{ D: 6 }, '/D'],
    [{ ended: { reason: 'fled' as const, seat: 0 as const } }, '/D'],
    [{ ended: { reason: 'sunk' as const } }, '/ended/seat'],
    [{ ended: { reason: 'sunk' as const, seat: 0 as const } }, '/ended/reason'],
    [{ ended: { reason: 'crew-lost' as const, seat: 1 as const } }, '/ended/reason'],
    [{ loot: NO_LOOT }, '/loot'],
    [{ loot: NO_LOOT, ended: { reason: 'lost-sight' as const } }, '/loot'],
  ])('%j is a flaw at %s', (change, path) => {
    const flaws = broadside.load(even).flaws?.({ ...begun(), ...change }) ?? []
    expect(flaws.map(flaw => flaw.path)).toContain(path)
  })

  test('a hull above its full hull, a crew above its full crew, a beaten side in a fight that goes on', () => {
    const state = begun()
    state.sides[0].hull = 49
    state.sides[1].crew = 31
    const paths = () =>
      broadside
        .load(even)
        .flaws?.(state)
        .map(({ path }) => path)
    expect(paths()).toEqual(['/sides/0/hull', '/sides/1/crew'])
    state.sides[0].hull = 0
    state.sides[1].crew = 3
    expect(paths()).toEqual(['/sides/0/hull'])
  })

  test.each(['A1', 'A2', 'A3', 'IS', 'ID', 'breath'] as const)('more %s than at the start', store => {
    const state = begun()
    state.sides[1][store] = 1e9
    expect(broadside.load(even).flaws?.(state)).toEqual([
      {
        path: `/sides/1/${store}`,
        message: expect.stringMatching(/^found 1000000000, this sloop begins with/),
      },
    ])
  })

  test.each([
    [{ P: 1e9 }, '/P'],
    [{ P: -1e9 }, '/P'],
    [{ G: 1e9 }, '/G'],
  ])('%j is no roll for who begins', (change, path) => {
    const flaws = broadside.load(even).flaws?.({ ...begun(), ...change }) ?? []
    expect(flaws.map(flaw => flaw.path)).toEqual([path])
  })

  test('loot that the beaten side did not have', () => {
    const ended = { reason: 'sunk' as const, seat: 1 as const }
    const state: State = { ...begun(), ended, loot: { ...NO_LOOT, gold: 1e9 } }
    state.sides[1].hull = 0
    const paths = broadside.load(even).flaws?.(state) ?? []
    expect(paths.map(({ path }) => path)).toEqual(['/loot/gold'])
  })

  test('a side that was beaten is broken, and in the way that is said', () => {
    const ended = { reason: 'sunk' as const, seat: 1 as const }
    const state: State = { ...begun(), ended, loot: NO_LOOT }
    const paths = () =>
      broadside
        .load(even)
        .flaws?.(state)
        .map(({ path }) => path)
    state.sides[1].crew = 0
    expect(paths()).toEqual(['/ended/reason'])
    state.sides[1].hull = 0
    expect(paths()).toEqual([])
    state.ended = { reason: 'lost-sight' }
    expect(paths()).toEqual(['/loot', '/sides/1/hull'])
  })

  test('a sound position has no flaw', () => {
    expect(broadside.load(even).flaws?.(begun())).toEqual([])
  })
})

describe('out of turn', () => {
  test('whoever is not to act is refused, and everybody when it is over', () => {
    const rules = broadside.load(even)
    const state = begun()
    expect(rules.check(state, 0, ACTIONS.brace)).toBeUndefined()
    expect(rules.check(state, 1, ACTIONS.brace)?.code).toBe('not-your-turn')
    state.ended = { reason: 'lost-sight' }
    for (const seat of [0, 1]) expect(rules.check(state, seat, ACTIONS.brace)?.code).toBe('match-over')
  })
})
