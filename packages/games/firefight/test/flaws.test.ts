import {
  checkShape,
  flawsOfNewMatch,
  readRecord,
  replay,
  resumeMatch,
  SeededDice,
  startMatch,
  writeRecord,
} from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { firefight, type Options, readTeam, type State, teams } from '../src/index.ts'

const optionsOf = (id: string): Options => {
  const found = firefight.scenarios.find(scenario => scenario.id === id)
  if (!found) throw new Error(`there is no scenario ${id}`)
  return structuredClone(found.options)
}

/** Puts a value at a place of some data. */
function put(data: object, path: string, value: unknown): void {
  const keys = path.split('/').slice(1)
  let part = data as Record<string, unknown>
  for (const key of keys.slice(0, -1)) part = part[key] as Record<string, unknown>
  part[keys.at(-1) ?? ''] = value
}

describe('what a new match is refused for', () => {
  const odd = (path: string, value: string): Options => {
    const options = optionsOf('hill')
    put(options, path, value)
    return options
  }

  test.each([
    [
      '/teams/red/units/1/name',
      '\u200b',
      /^\/teams\/red\/units\/1\/name: has a hidden character \(U\+200B\)/,
    ],
    [
      '/teams/red/units/1/weapons/0/name',
      'Axe\u202e',
      /^\/teams\/red\/units\/1\/weapons\/0\/name: has a hidden/,
    ],
    ['/teams/blue/name', '…', /^\/teams\/blue\/name: has no letter or digit/],
    [
      '/teams/blue/units/0/image',
      'unicorn',
      /^\/teams\/blue\/units\/0\/image: .*is "unicorn", must be the name/,
    ],
    ['/teams/blue/units/0/image', 'a.png', /^\/teams\/blue\/units\/0\/image: .*is "a.png", a file beside/],
  ])('%s = %j, which records may hold', (path, value, why) => {
    const options = odd(path, value)
    expect(flawsOfNewMatch(firefight, options).map(flaw => `${flaw.path}: ${flaw.message}`)).toEqual([
      expect.stringMatching(why),
    ])
    const stored = writeRecord(startMatch(firefight, { options, seed: 'odd' }).save())
    const record = readRecord(stored, 'stored.json')
    expect(replay(firefight, record)).toMatchObject({ ok: true })
    expect(resumeMatch(firefight, record).toAct).toEqual([0])
  })
})

describe('options that cannot be played are refused with the reason', () => {
  const none = { weight: 0, difficult: false, sight: 'clear', cover: false }
  test.each([
    [
      'hill',
      '/rules/terrain',
      { open: none, forest: none, rock: none, water: none, ruin: none },
      '/rules/terrain',
    ],
    ['hill', '/rules/rolls', { least: 5, most: 3 }, '/rules/rolls/least'],
    ['hill', '/scenario/terrain', ['.'], '/scenario/terrain'],
    ['hill-ford', '/scenario/terrain/3', '.', '/scenario/terrain/3'],
    ['hill', '/scenario/victory/0/centre', { q: 10, r: 0 }, '/scenario/victory/0/centre'],
    ['hill', '/scenario/victory/0/centre', { q: 0.5, r: 0 }, '/scenario/victory/0/centre'],
    ['hill', '/scenario/victory/0/from', 13, '/scenario/victory/0/from'],
    ['flags', '/scenario/victory/0/at/1', { q: 9, r: 9 }, '/scenario/victory/0/at/1'],
    ['flags', '/scenario/victory/0/at/1', { q: 0, r: 0 }, '/scenario/victory/0/at/1'],
    ['flags', '/scenario/victory/0/target', 4, '/scenario/victory/0/target'],
    ['breakthrough', '/scenario/victory/0/rows', 11, '/scenario/victory/0/rows'],
    ['flags-town', '/scenario/victory', [terrain('water', 50)], '/scenario/victory/0/least'],
    [
      'ruins',
      '/scenario',
      { ...optionsOf('ruins').scenario, size: 4, victory: [terrain('ruin', 26)] },
      '/scenario/victory/0/least',
    ],
    ['hill', '/teams/red/units/1/id', 'mother', '/teams/red/units/1/id'],
  ])('%s with %s = %j', (id, path, value, place) => {
    const options = optionsOf(id)
    put(options, path, value)
    expect(checkShape(firefight.options, options).ok).toBe(true)
    expect(firefight.flaws?.(options).map(flaw => flaw.path)).toContain(place)
  })

  function terrain(kind: string, least: number) {
    return { type: 'terrain', terrain: kind, least, points: 1, target: 5 }
  }

  test('objectives that do not count are not looked at', () => {
    const options = optionsOf('hill')
    options.rules = { ...options.rules, objectives: false }
    put(options, '/scenario/victory/0/centre', { q: 10, r: 0 })
    expect(firefight.flaws?.(options)).toEqual([])
  })
})

describe('a team from outside', () => {
  const [vanguard] = teams
  const messages = (path: string, value: unknown) => {
    const team = structuredClone(vanguard)
    if (!team) throw new Error('there is no team')
    put(team, path, value)
    const read = readTeam(team)
    return read.ok ? [] : read.flaws.map(({ message }) => message)
  }

  test('is read as it is', () => {
    expect(readTeam(vanguard)).toEqual({ ok: true, value: vanguard })
  })

  test.each([
    ['/units/1/quality', 7, 'units[1] Rifle Squad Ash: quality is 7, must be 2 to 6'],
    ['/units/1/speed', 1, 'units[1] Rifle Squad Ash: speed is 1, must be 2 to 12'],
    ['/units/1/weapons/0/ap', 6, 'units[1] Rifle Squad Ash: weapons[0] Rifles: ap is 6, must be -5 to 5'],
    ['/units/1/weapons/0/type', 'laser', 'weapons[0] Rifles: type is "laser", must be melee or ranged'],
    ['/units/1/weapons', [], 'units[1] Rifle Squad Ash: weapons has 0 entries, must be at least 1'],
    [
      '/units/1/traits',
      ['brave'],
      'units[1] Rifle Squad Ash: traits[0] is "brave", must be fast, slow, tough',
    ],
    ['/units/1/weapons', 'none', 'units[1] Rifle Squad Ash: weapons is "none", must be a list'],
    ['/units/1', 4, 'units[1] is 4, must be an object'],
    ['/name', 5, 'name is 5, must be a text'],
    ['/units/1/traits', ['fast', 'fast'], 'units[1] Rifle Squad Ash: traits[1]: fast is there twice'],
    [
      '/units/1/traits',
      ['fast', 'slow'],
      'units[1] Rifle Squad Ash: traits: a unit can’t be both fast and slow',
    ],
    ['/units/1/id', 'captain', 'units[1] Rifle Squad Ash: id: captain is there twice'],
    ['/units/1/name', '', 'units[1]: name has 0 characters, must be at least 1'],
    [
      '/units/1/weapons/1/range',
      2,
      'units[1] Rifle Squad Ash: weapons[1] Bayonets: range is 2, must be 1 for a melee weapon',
    ],
    ['/units/1/weapons/0/traits', ['furious'], 'furious is for melee weapons'],
    ['/units/1/weapons/1/traits', ['relentless'], 'relentless is for ranged weapons'],
    ['/units/1/weapons/0/traits', ['blast', 'blast'], 'blast is there twice'],
    ['/units/1/rank', 'major', 'units[1] Rifle Squad Ash: rank: this field is not known here'],
    ['/units/1/wounds', undefined, 'units[1] Rifle Squad Ash: wounds is missing, must be 1 to 12'],
    ['/units/1/defense', 'good', 'units[1] Rifle Squad Ash: defense is "good", must be 2 to 6'],
    ['/units', [], 'units has 0 entries, must be at least 1'],
    ['/faction', undefined, 'faction is missing, must be a text'],
    ['/units/1', [], 'units[1] is a list, must be an object'],
  ])('%s = %j', (path, value, message) => {
    expect(messages(path, value).join('\n')).toContain(message)
  })

  test('nothing at all is no team', () => {
    expect(readTeam(undefined).ok).toBe(false)
    expect(readTeam({ units: [null] }).ok).toBe(false)
  })
})

describe('positions that cannot be', () => {
  const options = optionsOf('flags-town')
  const rules = firefight.load(options)
  const { tables } = rules
  /** All units deployed, in the second round. */
  const begin = (): State => {
    const state = rules.setup(SeededDice.from('flaws'), () => undefined)
    for (const { index, seat } of tables.units) state.at[index] = tables.zones[seat]?.[index] ?? -1
    state.round = 2
    return state
  }
  const flawsAfter = (change: (state: State) => void): string[] => {
    const state = begin()
    change(state)
    expect(checkShape(firefight.state, state).ok).toBe(true)
    return (rules.flaws?.(state) ?? []).map(({ path, message }) => `${path}: ${message}`)
  }

  test('a sound one', () => {
    expect(flawsAfter(() => undefined)).toEqual([])
  })

  const gun = tables.units.find(({ watching }) => watching.length > 0)?.index ?? -1
  const sword = tables.units.find(({ watching }) => watching.length === 0)?.index ?? -1
  test.each<[string, (state: State) => void, string]>([
    ['a hex too few', state => Object.assign(state, { terrain: state.terrain.slice(1) }), '/terrain'],
    ['a unit too few', state => state.at.pop(), '/at'],
    ['a flag too many', state => state.flags.push(-1), '/flags'],
    ['a score too many', state => state.points.push(0), '/points'],
    ['a round beyond the last', state => Object.assign(state, { round: 11 }), '/round'],
    ['a unit off the map', state => Object.assign(state.at, { 0: 271 }), '/at/0'],
    ['two units on one hex', state => Object.assign(state.at, { 1: state.at[0] }), '/at/1'],
    ['too many wounds', state => Object.assign(state.wounds, { 0: 24 }), '/wounds/0'],
    ['a destroyed unit on the map', state => Object.assign(state.wounds, { 0: 0 }), '/at/0'],
    [
      'a unit that is lost before the battle',
      state =>
        Object.assign(state, { round: 0, wounds: state.wounds.map(() => 0), at: state.at.map(() => -1) }),
      '/wounds/0',
    ],
    ['nobody left to deploy', state => Object.assign(state, { round: 0 }), '/active'],
    [
      'a unit that is halted, and nobody watches it',
      state => Object.assign(state, { mover: 0, active: tables.units[0]?.seat }),
      '/mover',
    ],
    ['a unit nowhere', state => Object.assign(state.at, { 0: -1 }), '/at/0'],
    ['a unit that is through, on the map', state => Object.assign(state.marks, { 0: 16 }), '/at/0'],
    [
      'a watcher without a ranged weapon',
      state => Object.assign(state.watch, { [sword]: 0 }),
      `/watch/${sword}`,
    ],
    ['a watch with no such weapon', state => Object.assign(state.watch, { [gun]: 5 }), `/watch/${gun}`],
    ['a path without a mover', state => state.path.push(0), '/path'],
    ['no such mover', state => Object.assign(state, { mover: 23 }), '/mover'],
    ['a mover of the other side', state => Object.assign(state, { mover: tables.own[1]?.[0] }), '/mover'],
    ['a path that jumps', state => Object.assign(state, { mover: 0, path: [200] }), '/path/0'],
    [
      'a unit deployed outside its zone',
      state => Object.assign(state, { round: 0, at: state.at.map(() => -1).with(0, 135) }),
      '/at/0',
    ],
    [
      'a destroyed unit that watches',
      state => {
        state.wounds[gun] = 0
        state.at[gun] = -1
        state.watch[gun] = 0
      },
      `/watch/${gun}`,
    ],
  ])('%s', (_name, change, place) => {
    expect(flawsAfter(change).filter(flaw => flaw.startsWith(`${place}:`))).not.toEqual([])
  })

  test('a mover that stops where another unit is', () => {
    const [mover = 0, other = 0] = tables.own.map(([first]) => first)
    const flaws = flawsAfter(state => {
      state.mover = mover
      state.active = 0
      state.at[mover] = state.at[other] ?? -1
    })
    expect(flaws).toContainEqual(
      expect.stringMatching(/^\/mover: its way ends on \d+, where another unit is$/),
    )
  })
})
