import { readdirSync, readFileSync } from 'node:fs'
import { checkShape, parseJson, seatCountOf, stateHash } from '@sextant/engine'
import { allCatalogues, LONGEST_PICTURE } from '@sextant/scene'
import { untitledNumbers } from '@sextant/testing'
import { describe, expect, test } from 'vitest'
import { TRAITS } from '../src/battle/schema/names.ts'
import { teamFromData } from '../src/battle/team-from-data.ts'
import {
  advanced,
  basic,
  costOfUnit,
  costs,
  firefight,
  readTeam,
  show,
  teamSchema,
  teams,
} from '../src/index.ts'

const TEAM_FOLDER = new URL('../data/teams/', import.meta.url)

describe('rulesets', () => {
  test('basic is as printed', () => {
    const { terrain, movement, rolls } = basic
    const weights = Object.entries(terrain).map(([name, { weight, difficult }]) => [name, weight, difficult])
    expect(weights).toEqual([
      ['open', 50, false],
      ['forest', 18, false],
      ['rock', 18, true],
      ['water', 7, true],
      ['ruin', 7, false],
    ])
    expect(movement).toEqual({ surcharge: 1, perHex: false })
    expect(rolls).toEqual({ least: 2, most: 6 })
    const switches = [basic.sight, basic.cover, basic.overwatch, basic.traits, basic.openingAttacks]
    expect(switches.map(({ on }) => on)).toEqual([false, false, false, false, false])
    expect([basic.weaponChoice, basic.objectives, basic.map.mirror]).toEqual([false, false, false])
  })

  test('advanced has everything switched on, and the same numbers', () => {
    const switches = [
      advanced.sight,
      advanced.cover,
      advanced.overwatch,
      advanced.traits,
      advanced.openingAttacks,
    ]
    expect(switches.map(({ on }) => on)).toEqual([true, true, true, true, true])
    expect([advanced.weaponChoice, advanced.objectives, advanced.map.mirror]).toEqual([true, true, true])
    expect(advanced.movement).toEqual(basic.movement)
    expect(advanced.terrain).toEqual(basic.terrain)
  })

  test('every number of the rules has a title and a description', () => {
    expect(untitledNumbers(firefight.options, 'rules')).toEqual([])
  })
})

describe('scenarios', () => {
  test.each(firefight.scenarios.map(each => [each.id, each] as const))(
    '%s is even between equal players, and says how that was counted',
    (_, scenario) => {
      const seatCount = seatCountOf(firefight, scenario)
      expect(seatCount).toEqual({
        seat: 'blue',
        score: expect.any(Number),
        matches: expect.any(Number),
        bot: 'captain',
        rules: firefight.version,
        options: stateHash(scenario.options),
      })
      expect(seatCount?.score).toBeGreaterThanOrEqual(0.46)
      expect(seatCount?.score).toBeLessThanOrEqual(0.54)
      expect(seatCount?.matches).toBeGreaterThanOrEqual(1000)
    },
  )
})

describe('teams', () => {
  // Pictures of units may stand beside them.
  const files = readdirSync(TEAM_FOLDER).filter(name => name.endsWith('.json'))

  test.each(files)('%s is a team without flaws, and is on the list', file => {
    const id = file.replace('.json', '')
    const team = teamFromData(id, JSON.parse(readFileSync(new URL(file, TEAM_FOLDER), 'utf8')))
    const read = readTeam(team)
    expect(read.ok ? [] : read.flaws.map(({ message }) => message)).toEqual([])
    // Every build puts it there.
    expect(teams).toContainEqual(team)
    expect(team.id).toBe(id)
  })

  test('the document’s own file is a team', () => {
    const file = {
      id: 'team-identifier',
      name: 'Team Name',
      faction: 'Faction Name',
      units: [
        {
          id: 'unit-id',
          name: 'Unit Name',
          image: '/path/to/image.png',
          quality: 4,
          defense: 4,
          speed: 6,
          wounds: 3,
          weapons: [{ name: 'Weapon Name', range: 12, attacks: 2, ap: 1, type: 'ranged' }],
        },
      ],
    }
    expect(checkShape(teamSchema, file)).toEqual({ ok: true, value: file })
  })

  test('the document for designers says how long a picture may be, and schema and readers agree', () => {
    const guide = readFileSync(new URL('../../../../docs/designers/firefight.md', import.meta.url), 'utf8')
    expect(guide).toContain(`up to ${LONGEST_PICTURE.toLocaleString('en')} characters`)
    const [team] = teams
    const withPicture = (characters: number) => ({
      ...team,
      units: team?.units.map(unit => ({
        ...unit,
        image: `data:image/png;base64,${'A'.repeat(characters - 22)}`,
      })),
    })
    for (const [characters, fits] of [
      [LONGEST_PICTURE, true],
      [LONGEST_PICTURE + 1, false],
    ] as const) {
      const data = withPicture(characters)
      expect(checkShape(teamSchema, data).ok).toBe(fits)
      expect(readTeam(data).ok).toBe(fits)
      expect(isReadable(JSON.stringify(data))).toBe(fits)
    }
  })

  test('there are at least six, of six to eight units', () => {
    expect(teams.length).toBeGreaterThanOrEqual(6)
    for (const { units } of teams) {
      expect(units.length).toBeGreaterThanOrEqual(6)
      expect(units.length).toBeLessThanOrEqual(8)
    }
    expect(new Set(teams.map(({ id }) => id)).size).toBe(teams.length)
    expect(new Set(teams.map(({ faction }) => faction)).size).toBe(teams.length)
  })

  test.each(teams.map(team => [team.id, team] as const))(
    'the costs of %s are those of the formula',
    (_id, { units }) => {
      expect(units.map(unit => unit.cost)).toEqual(units.map(unit => costOfUnit(unit, costs, advanced)))
    },
  )

  test('all are worth the same within a few percent', () => {
    const sums = teams.map(({ units }) => units.reduce((sum, { cost = 0 }) => sum + cost, 0))
    expect(Math.max(...sums) / Math.min(...sums)).toBeLessThan(1.05)
  })

  test('ranges are 3 to 8', () => {
    const ranges = teams.flatMap(({ units }) =>
      units.flatMap(({ weapons }) =>
        weapons.filter(({ type }) => type === 'ranged').map(({ range }) => range),
      ),
    )
    expect(Math.min(...ranges)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...ranges)).toBeLessThanOrEqual(8)
  })

  test('every trait is in play', () => {
    const traits = teams.flatMap(({ units }) =>
      units.flatMap(({ traits: own = [], weapons }) => [
        ...own,
        ...weapons.flatMap(({ traits: of = [] }) => of),
      ]),
    )
    expect(TRAITS.filter(trait => !traits.includes(trait))).toEqual([])
  })
})

describe('costs', () => {
  const plain = { id: 'x', name: 'X', quality: 4, defense: 4, speed: 6, wounds: 3 }
  const gun = (range: number, attacks: number, ap = 0) =>
    ({ name: 'Gun', type: 'ranged', range, attacks, ap }) as const

  // Endurance 3·6/3 = 6; output 2·(3/6)·(3/6) = 0.5 at up to 6 hexes.
  test.each([
    ['the root of endurance times output, times 10', { ...plain, weapons: [gun(6, 2)] }, 17],
    ['0.8 at up to 3 hexes', { ...plain, weapons: [gun(3, 2)] }, 15],
    ['1.15 beyond 6', { ...plain, weapons: [gun(7, 2)] }, 19],
    ['AP makes output', { ...plain, weapons: [gun(6, 2, 2)] }, 22],
    ['the best weapon counts', { ...plain, weapons: [gun(6, 1), gun(6, 2)] }, 17],
    ['5 % for each hex of speed', { ...plain, speed: 8, weapons: [gun(6, 2)] }, 19],
    ['fast is speed', { ...plain, traits: ['fast' as const], weapons: [gun(6, 2)] }, 19],
    ['tough is wounds', { ...plain, traits: ['tough' as const], weapons: [gun(6, 2)] }, 22],
    ['regeneration is endurance', { ...plain, traits: ['regeneration' as const], weapons: [gun(6, 2)] }, 21],
    ['sniper 1.15', { ...plain, traits: ['sniper' as const], weapons: [gun(6, 2)] }, 20],
    ['stealth 1.1', { ...plain, traits: ['stealth' as const], weapons: [gun(6, 2)] }, 19],
  ])('%s', (_name, unit, cost) => {
    expect(costOfUnit(unit, costs, advanced)).toBe(cost)
  })
})

test('every name in Chinese is that of a team, a unit or a weapon', async () => {
  const { zh = {} } = await allCatalogues(show.texts)
  const names = Object.keys(zh).filter(key => /^(team|unit|weapon)\.\p{Lu}/u.test(key))
  const own = teams.flatMap(({ name, units }) => [
    `team.${name}`,
    ...units.flatMap(unit => [`unit.${unit.name}`, ...unit.weapons.map(weapon => `weapon.${weapon.name}`)]),
  ])
  expect(names.sort()).toEqual([...new Set(own)].sort())
})

describe('scenarios', () => {
  test.each(firefight.scenarios.map(({ id, options }) => [id, options] as const))(
    '%s has no flaws',
    (_id, options) => {
      expect(checkShape(firefight.options, options).ok).toBe(true)
      expect(firefight.flaws?.(options)).toEqual([])
    },
  )

  test('fixed maps are fair: each is its own image turned by 180°', () => {
    const fixed = firefight.scenarios.flatMap(({ options }) => options.scenario.terrain ?? [])
    expect(fixed.length).toBeGreaterThan(0)
    for (const { options } of firefight.scenarios) {
      const map = options.scenario.terrain?.join('') ?? ''
      expect([...map].reverse().join('')).toBe(map)
    }
  })
})

function isReadable(text: string): boolean {
  try {
    parseJson(text, 'team.json')
    return true
  } catch {
    return false
  }
}
