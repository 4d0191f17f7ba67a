import { LIMITS } from '@sextant/engine'
import { findGame } from '@sextant/games'
import { describe, expect, test } from 'vitest'
import { linkText, whyNoLink } from '../src/items/item-link.ts'
import { changed, fitted, gameSetupOf, isUnread, numberAt } from '../src/pages/setup/game-setup.ts'
import { rulesetOf } from '../src/pages/setup/ruleset.ts'
import { isDamaged, playersIn, queryOf, scenarioIn, setupQueryOf } from '../src/pages/setup/setup-query.ts'

describe('a plan', () => {
  test('can be read back from its address', () => {
    const plan = {
      scenario: 'small',
      players: ['person', 'random'],
      seed: 'a b',
      changes: { '/units/cavalry/cost': 45 },
    }
    expect(setupQueryOf(new URLSearchParams(queryOf(plan).toString()))).toEqual(plan)
  })

  test('takes numbers only', () => {
    expect(setupQueryOf(new URLSearchParams('/a=1&/b=x&/c=')).changes).toEqual({ '/a': 1 })
  })
})

describe('what an address asks for and there is not', () => {
  const bots = ['random', 'rollout'].map(id => ({ id, title: id, about: '' }))
  const setup = {
    bots,
    defaultBot: 'rollout',
    scenarios: [
      { id: 'classic', title: '' },
      { id: 'small', title: '' },
    ],
  }
  const asked = (query: string) => setupQueryOf(new URLSearchParams(query))

  test('is the usual scenario', () => {
    expect(scenarioIn(setup, asked('scenario=small'))).toBe('small')
    expect(scenarioIn(setup, asked('scenario=nonsense'))).toBe('classic')
    expect(scenarioIn(setup, asked(''))).toBe('classic')
  })

  test('is a person first and the default bot after', () => {
    expect(playersIn(setup, asked('seats=random,person'), 2)).toEqual(['random', 'person'])
    expect(playersIn(setup, asked('seats=ghost,nobody,random,random'), 3)).toEqual([
      'person',
      'rollout',
      'random',
    ])
    expect(playersIn(setup, asked('seats=,'), 2)).toEqual(['person', 'rollout'])
  })

  test('is damage that can be told of', () => {
    const name = { key: 'x' }
    const parts = [{ at: '/fleet', name, variants: [{ id: 'amber', name, value: [] }] }]
    const options = () => ({ size: 4, lines: [1, 2] })
    const isWhole = (query: string) => !isDamaged({ ...setup, parts, options }, asked(query))
    const fleet = linkText([{ class: 'dagger' }])
    expect(isWhole('')).toBe(true)
    expect(isWhole('scenario=small&seats=person,random&seed=x&/fleet=amber&/size=3')).toBe(true)
    expect(isWhole(`/fleet=${fleet}`)).toBe(true)
    expect(isWhole('scenario=smal')).toBe(false)
    expect(isWhole('seats=person,rand')).toBe(false)
    expect(isWhole('/fleet=amb')).toBe(false)
    expect(isWhole(`/fleet=${fleet.slice(0, -3)}`)).toBe(false)
    expect(isWhole(`/flee=${fleet}`)).toBe(false)
    expect(isWhole('/lines/1=3')).toBe(true)
    expect(isWhole('/siz=3')).toBe(false)
    expect(isWhole('/size=3&/size=4')).toBe(false)
    expect(isWhole('scenario=small&scenario=large')).toBe(false)
    expect(asked('/size=3&/size=4').changes).toEqual({ '/size': 4 })
  })
})

describe('a part that players build', () => {
  const name = { key: 'x' }
  const part = { at: '/fleet', name, builder: 'fleet', variants: [{ id: 'amber', name, value: [] }] }
  const fleet = linkText([{ class: 'dagger' }])

  test.each([
    [{}, false],
    [{ '/fleet': 'amber' }, false],
    [{ '/fleet': fleet }, false],
    [{ '/fleet': fleet.slice(0, -3) }, true],
    [{ '/fleet': linkText(['x'.repeat(LIMITS.text + 1)]) }, true],
    [{ '/fleet': 'deleted-team' }, true],
  ])('of which something is asked that cannot be read is not replaced in silence: %#', (chosen, unread) => {
    expect(isUnread(part, chosen)).toBe(unread)
  })

  test('takes what its link can be read back with, and says what is too long', () => {
    expect(whyNoLink({ image: 'x'.repeat(LIMITS.text) })).toBeUndefined()
    expect(whyNoLink({ image: 'x'.repeat(LIMITS.text + 1) })?.message).toMatch(/image.*200000 are allowed/)
  })
})

describe('changed options', () => {
  const options = { units: { cavalry: { cost: 40 } }, list: [1, 2], 'a/b': 3 }

  test('have the numbers where the pointers say', () => {
    expect(changed(options, { '/units/cavalry/cost': 45, '/list/1': 9, '/a~1b': 4 })).toEqual({
      units: { cavalry: { cost: 45 } },
      list: [1, 9],
      'a/b': 4,
    })
    expect(options.units.cavalry.cost).toBe(40)
  })

  test('a pointer to nothing changes nothing', () => {
    expect(numberAt(options, '/units/tank/cost')).toBeUndefined()
    expect(changed(options, { '/units/tank/cost': 1 })).toEqual(options)
  })
})

test('a number is fitted to what its setting allows', () => {
  expect(fitted(77, { min: 5, max: 100, step: 5 })).toBe(75)
  expect(fitted(-3, { min: 5, max: 100, step: 5 })).toBe(5)
  expect(fitted(1e9, { min: 5, max: 100, step: 5 })).toBe(100)
  expect(fitted(1.14, { min: 0, max: 3, step: 0.05 })).toBe(1.15)
})

test('changed numbers are called what they are kept as', () => {
  const sets = [
    { game: 'g', name: 'dear', values: { '/a': 2, '/b': 3 } },
    { game: 'g', name: 'cheap', values: { '/a': 1 } },
  ]
  expect(rulesetOf({}, sets)).toBe('')
  expect(rulesetOf({ '/b': 3, '/a': 2 }, sets)).toBe('dear')
  expect(rulesetOf({ '/a': 1 }, sets)).toBe('cheap')
  expect(rulesetOf({ '/a': 2 }, sets)).toBeUndefined()
  expect(rulesetOf({ '/c': 1 }, sets)).toBeUndefined()
})

describe('setting up a game', () => {
  test('shows how a match begins, or what is wrong with its options', async () => {
    const box = await findGame('hexapawn')?.load()
    if (!box) throw new Error('hexapawn is gone')
    const setup = await gameSetupOf(box)
    const opening = setup.opening(setup.options('small', {}), 'seed')
    expect(opening.ok && opening.scene.pieces).toHaveLength(6)
    const wrong = setup.opening({ radius: 99 }, 'seed')
    expect(!wrong.ok && wrong.flaws[0]?.path).toBe('/radius')
  })

  test('offers a team, and another player at each of its places', async () => {
    const box = await findGame('underwater-hockey')?.load()
    if (!box) throw new Error('underwater-hockey is gone')
    const setup = await gameSetupOf(box)
    const keeper = setup.parts.find(({ at }) => at === '/teams/0/units/CB')
    if (!keeper) throw new Error('no player can be chosen')
    expect(setup.variantIn('short', keeper)).toBe('kingfishers')
    expect(setup.variantIn('short', keeper, { '/teams/0': 'belugas' })).toBe('belugas')
    const chosen = { '/teams/0': 'belugas', '/teams/0/units/CB': 'turtles' }
    expect(setup.parts[0] && setup.variantIn('short', setup.parts[0], chosen)).toBe('kingfishers')
    const options = setup.options('short', {}, chosen)
    expect(options).toMatchObject({
      teams: [
        { name: 'Belugas', units: { CB: { steal: 80, turn: 3 }, LB: { steal: 60 } } },
        { name: 'Morays' },
      ],
    })
    expect(setup.opening(options, 'seed').ok).toBe(true)
    // A team that is drawn has no players before the match.
    const drawn = { '/teams/0': 'drawn', '/teams/0/units/CB': 'turtles' }
    expect(setup.hasPart('short', keeper, drawn)).toBe(false)
    expect(setup.options('short', {}, drawn)).toMatchObject({ teams: [{ drawn: true }, {}] })
  })

  test('offers each side’s ship, and a number that stands in two places changes in both', async () => {
    const box = await findGame('broadside')?.load()
    if (!box) throw new Error('broadside is gone')
    const setup = await gameSetupOf(box)
    const [first, second] = setup.parts
    if (!first || !second) throw new Error('there is nothing to choose')
    expect(setup.variantIn('kraken', first)).toBe('sloop')
    expect(setup.variantIn('kraken', second)).toBe('kraken')
    const chosen = { [first.at]: 'brig', [second.at]: 'nothing like it' }
    const options = setup.options('kraken', { '/sides/0/hull': 70 }, chosen)
    expect(options).toMatchObject({
      sides: [{ kind: 'brig', hull: 70, hullMax: 70, crew: 38 }, { kind: 'kraken' }],
    })
    expect(setup.opening(options, 'seed').ok).toBe(true)
    const hull = setup.settings.find(({ at }) => at === '/sides/0/hull')
    expect(hull && setup.valueOf('kraken', hull, chosen)).toBe(60)
    const plan = { chosen: { '/sides/0': 'brig' }, changes: { '/sides/0/hull': 70 } }
    expect(setupQueryOf(new URLSearchParams(queryOf(plan).toString()))).toEqual(plan)
  })
})
