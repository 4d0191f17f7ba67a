import { describe, expect, test } from 'vitest'
import { optionFlaws } from '../src/battle/rules/option-flaws.ts'
import { battleFiles } from '../src/campaign/battle-files.ts'
import type { CampaignOptions } from '../src/campaign/index.ts'
import { battleOf } from '../src/campaign/rules/battle.ts'
import { flawsOfOptions } from '../src/campaign/rules/option-flaws.ts'
import { setUpWith } from '../src/campaign/rules/setup.ts'
import { battleFrom } from '../src/campaign/scenarios.ts'
import { tablesOf } from '../src/campaign/tables.ts'
import { emberRoad } from '../src/index.ts'

const { options } = emberRoad.scenarios[0]

describe('the campaign as data', () => {
  test('every way has ten battles, there are several ways, and only the last battle is decisive', () => {
    const ways: string[][] = []
    const walk = (id: string, way: readonly string[]) => {
      const next = options.battles[id]?.next ?? []
      if (next.length === 0) ways.push([...way, id])
      for (const one of next) walk(one, [...way, id])
    }
    walk(options.first, [])
    expect(new Set(ways.map(way => way.length))).toEqual(new Set([10]))
    expect(ways.length).toBeGreaterThan(30)
    expect(new Set(ways.flat())).toEqual(new Set(Object.keys(options.battles)))
    const decisive = Object.keys(options.battles).filter(id => options.battles[id]?.decisive)
    expect(decisive).toEqual([...new Set(ways.map(way => way.at(-1)))])
  })

  test('has every scenario, fixed maps and drawn ones, and all factions', () => {
    const battles = Object.values(options.battles)
    const types = battles.map(({ scenario }) => scenario.victory[0]?.type ?? 'elimination')
    expect(new Set(types)).toEqual(new Set(['elimination', 'hold', 'flags', 'terrain', 'breakthrough']))
    expect(battles.filter(({ scenario }) => scenario.terrain).length).toBeGreaterThan(1)
    expect(new Set(battles.map(({ enemy }) => enemy.id)).size).toBe(5)
  })

  test('tells its story in both languages', () => {
    for (const { title, story, won, lost } of Object.values(options.battles))
      for (const text of [title, story, won, lost]) expect(Object.keys(text).toSorted()).toEqual(['en', 'zh'])
  })

  test('is without flaws at every level, and so is every battle', () => {
    expect(emberRoad.scenarios.map(({ id }) => id)).toEqual(['usual', 'easy', 'hard'])
    for (const { options: level } of emberRoad.scenarios) {
      expect(flawsOfOptions(level)).toEqual([])
      const tables = tablesOf(level)
      const begun = setUpWith(tables, level.start)
      const fielded = begun.units.slice(0, level.platoon.least).map(({ id }) => id)
      for (const battle of Object.keys(level.battles)) {
        const due = battleOf(tables, { ...begun, stage: 'battle', battle, fielded })
        expect(due && optionFlaws(due.options)).toEqual([])
      }
    }
  })

  test('levels differ in enemies, bots and the die of destroyed units', () => {
    const [usual, easy, hard] = emberRoad.scenarios.map(scenario => scenario.options)
    const enemies = (level?: CampaignOptions) => level?.battles.town?.enemy.units.length ?? 0
    expect(enemies(easy)).toBe(enemies(usual) - 1)
    expect(enemies(hard)).toBe(enemies(usual))
    expect([easy, usual, hard].map(level => level?.casualties.lost)).toEqual([1, 2, 3])
  })

  test('a level with more enemies takes them from the reserve, as far as it goes', () => {
    const file = battleFiles.gate
    if (!file) throw new Error('there is no gate')
    const names = (more: number) => battleFrom('gate', file, more).enemy.units.map(({ id }) => id)
    const { units, reserve } = file.enemy
    expect(names(0)).toEqual(units)
    expect(names(1)).toEqual([...units, reserve[0]])
    expect(names(9)).toEqual([...units, ...reserve])
    expect(names(-9)).toEqual(units.slice(0, 1))
  })
})

describe('flaws of a campaign are found, with their places', () => {
  const embers = options.battles.embers
  if (!embers) throw new Error('the data have changed')
  const withBattle = (id: string, change: object): CampaignOptions => ({
    ...options,
    battles: { ...options.battles, [id]: { ...embers, ...change } },
  })
  const { platoon, experience, casualties } = options
  const noCost = { ...options.kinds, free: { name: { en: 'Free' }, unit: unitWithout('rifles') } }

  const late = unitWithout('rifles')
  const unsound = {
    ...options.kinds,
    late: {
      name: { en: 'Late' },
      unit: { ...late, weapons: late.weapons.map(weapon => ({ ...weapon, traits: ['furious' as const] })) },
    },
  }

  function unitWithout(kind: string) {
    const unit = options.kinds[kind]?.unit
    if (!unit) throw new Error('the data have changed')
    const { cost: _cost, ...rest } = unit
    return rest
  }

  test.each<[string, CampaignOptions, string]>([
    ['a first battle that is not there', { ...options, first: 'nowhere' }, '/first'],
    ['a unit at the start of no kind', { ...options, start: [...options.start, 'ghosts'] }, '/start/7'],
    ['too few units at the start', { ...options, start: ['rifles'] }, '/start'],
    ['too many units at the start', { ...options, start: Array(11).fill('rifles') }, '/start'],
    ['a recruit of no kind', { ...options, recruits: ['ghosts'] }, '/recruits/0'],
    ['a recruit twice', { ...options, recruits: ['rifles', 'rifles'] }, '/recruits/1'],
    ['a recruit without a cost', { ...options, kinds: noCost, recruits: ['free'] }, '/kinds/free/unit/cost'],
    [
      'a kind that comes to no first battle and is not sound',
      { ...options, kinds: unsound },
      '/kinds/late/unit/weapons/0/traits/0',
    ],
    ['a trait twice', { ...options, traits: ['tough', 'tough'] }, '/traits/1'],
    ['a way to nowhere', withBattle('embers', { next: ['nowhere'] }), '/battles/embers/next/0'],
    ['a way twice', withBattle('embers', { next: ['ford', 'ford'] }), '/battles/embers/next/1'],
    ['a way back', withBattle('gate', { next: ['embers'] }), '/battles/embers'],
    ['a unit of no kind that joins', withBattle('embers', { joins: 'ghosts' }), '/battles/embers/joins'],
    [
      'a trait of enemies twice',
      withBattle('embers', { veterans: ['fast', 'fast'] }),
      '/battles/embers/veterans/1',
    ],
    ['a field larger than the platoon', { ...options, platoon: { ...platoon, field: 11 } }, '/platoon/field'],
    ['a least larger than the field', { ...options, platoon: { ...platoon, least: 7 } }, '/platoon/least'],
    [
      'levels that do not rise',
      { ...options, experience: { ...experience, levels: [3, 3] } },
      '/experience/levels/1',
    ],
    ['more lost than wounded', { ...options, casualties: { ...casualties, lost: 5 } }, '/casualties/lost'],
    [
      'a battle that is not sound',
      withBattle('embers', { scenario: { ...embers.scenario, terrain: ['.'] } }),
      '/battles/embers/scenario/terrain',
    ],
    [
      'an enemy that is there twice',
      withBattle('embers', {
        enemy: { ...embers.enemy, units: [...embers.enemy.units, ...embers.enemy.units.slice(0, 1)] },
      }),
      '/battles/embers/enemy/units/5/id',
    ],
  ])('%s', (_what, changed, path) => {
    expect(flawsOfOptions(changed).map(flaw => flaw.path)).toContain(path)
  })
})
