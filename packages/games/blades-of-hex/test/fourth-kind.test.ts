import { at, branches, canonicalJson, distribution, randomBot, SeededDice, startMatch } from '@sextant/engine'
import { conformance } from '@sextant/engine/conformance'
import { say, type Text } from '@sextant/scene'
import { showChecks } from '@sextant/testing'
import { describe, expect, test, vi } from 'vitest'
import counters from '../data/counters.json' with { type: 'json' }
import icons from '../data/icons.json' with { type: 'json' }
import units from '../data/units.json' with { type: 'json' }
import type { State, Unit } from '../src/index.ts'
import { playMatch } from './play.ts'

/** What a designer adds to the data: numbers, a name, two rows of counters, a drawing. Nothing else. */
const pikemen = {
  attack: 40,
  health: 90,
  speed: 2,
  range: 1,
  cost: 20,
  melee: true,
  traits: ['fortitude', 'fragile'],
  name: { en: 'pikemen', zh: '长枪兵' },
  icon: 'pikes',
  glyph: 'P',
}
const changed = {
  '#data/units.json': { ...units, pikemen },
  '#data/counters.json': {
    ...counters,
    cavalry: { ...counters.cavalry, pikemen: 0.5 },
    pikemen: { cavalry: 1.5 },
  },
  '#data/icons.json': { ...icons, pikes: { from: 'pikes', author: 'nobody', svg: '<path d="M0 0"/>' } },
  '#data/limits.json': { rounds: 12 },
}

// Test files share what is loaded: the changed data is for this one alone.
vi.resetModules()
for (const [file, data] of Object.entries(changed)) vi.doMock(file, () => ({ default: data }))
const { bladesOfHex, bots, classic, show } = await import('../src/index.ts')
const { SETTINGS } = await import('../src/show/settings.ts')
for (const file of Object.keys(changed)) vi.doUnmock(file)
vi.resetModules()

const rules = bladesOfHex.load(classic)
const presentation = show.load(rules, classic)
const languages = Object.values(show.texts)
const ids = ['infantry', 'cavalry', 'artillery', 'pikemen']

describe('a fourth kind of unit, added in the data alone', () => {
  test('is one of the kinds, in the order of the file, also where the options come from a file of a match', () => {
    expect([...rules.tables.kinds.keys()]).toEqual(ids)
    const resumed = bladesOfHex.load(JSON.parse(canonicalJson(classic)))
    expect([...resumed.tables.kinds.keys()]).toEqual(ids)
    const state = rich()
    expect(resumed.legal(state, 0)).toEqual(rules.legal(state, 0))
  })

  test('is even with every kind that the counter table does not name', () => {
    const against = (attacker: string) => Object.fromEntries(rules.tables.kinds.get(attacker)?.against ?? [])
    expect(against('pikemen')).toEqual({ infantry: 1, cavalry: 1.5, artillery: 1, pikemen: 1 })
    expect(against('cavalry')).toEqual({ ...counters.cavalry, pikemen: 0.5 })
  })

  test('is recruited, numbered and paid for', () => {
    const match = startMatch(bladesOfHex, { options: classic, seed: 'pikes', position: rich() })
    for (const action of [
      { type: 'move', unit: 'red-infantry-1', to: '-4,0' },
      { type: 'recruit', kind: 'pikemen', city: 'left' },
    ] as const)
      expect(match.act(0, action)).toMatchObject({ ok: true })
    const view = match.view('spectator')
    expect(view.units['red-pikemen-1']).toMatchObject({ kind: 'pikemen', health: 90, status: 'new' })
    expect(view.raised.red).toEqual({ infantry: 1, cavalry: 1, artillery: 1, pikemen: 1 })
    expect(view.gold.red).toBe(80)
  })

  test('is refused where there is no such kind', () => {
    expect(rules.check(rich(), 0, { type: 'recruit', kind: 'dragons', city: 'left' })?.code).toBe(
      'no-such-kind',
    )
  })

  test.each(ids)('is forecast exactly against %s, and from it', other => {
    for (const [kind, target] of [
      ['pikemen', other],
      [other, 'pikemen'],
    ] as const) {
      const state = facing(kind, target)
      const action = { type: 'attack', unit: 'unit', target: 'target' } as const
      const every = branches(rules, state, 0, action)
      const odds = rules.forecast?.(state, 0, action).odds.find(({ of }) => of === 'damage')
      const found = distribution(every, ({ events }) => {
        const [blow] = events
        return blow?.type === 'attacked' ? blow.damage : -1
      })
      expect(found).toHaveLength(2)
      for (const { value, chance } of found)
        expect(odds?.outcomes.find(outcome => outcome.value === value)?.chance).toBeCloseTo(chance, 9)
    }
  })

  test('has its name in every language, its icon, its column, its key and its settings', () => {
    const scene = presentation.scene(facing('pikemen', 'cavalry'), 0)
    const piece = scene.pieces.find(({ id }) => id === 'unit')
    expect(piece?.icon).toBe('pikemen')
    expect(show.skin.icons.pikemen).toMatchObject({ glyph: 'P', svg: '<path d="M0 0"/>' })
    expect(spoken(show.skin.icons.pikemen?.name)).toEqual(['pikemen', '长枪兵'])
    const strength = scene.panels?.find(({ id }) => id === 'strength')
    const columns = strength?.kind === 'table' ? strength.columns : []
    expect(columns.map(column => say(column, at(languages, 0)))).toEqual([
      'Army',
      'Infantry',
      'Cavalry',
      'Artillery',
      'Pikemen',
      'Health',
      'Tiles',
    ])
    const gesture = presentation.gesture(rich(), 0, { type: 'recruit', kind: 'pikemen', city: 'left' })
    expect(gesture).toMatchObject({ kind: 'press', key: '4' })
    expect(spoken(gesture.label)).toEqual(['pikemen, 20 gold', '长枪兵（20 金币）'])
    const own = SETTINGS.filter(({ at }) => at.includes('pikemen'))
    expect(own).toHaveLength(5 + 4 + 3)
    expect(spoken(own[0]?.group)).toEqual(['Pikemen', '长枪兵'])
  })

  test('is shown without a drawing and a name of its own where only the options of a match know it', () => {
    const { name: _name, icon: _icon, ...dragons } = classic.rules.units.pikemen ?? expect.fail()
    const options = {
      ...classic,
      rules: { ...classic.rules, units: { ...classic.rules.units, dragons, 'ant-lions': dragons } },
    }
    const other = bladesOfHex.load(options)
    expect([...other.tables.kinds.keys()]).toEqual([...ids, 'ant-lions', 'dragons'])
    const scene = show.load(other, options).scene(facing('dragons', 'cavalry'), 0)
    const piece = scene.pieces.find(({ id }) => id === 'unit')
    expect(piece?.icon).toBe('unit')
    expect(show.skin.icons.unit).toBeDefined()
    expect(spoken(piece?.name)).toEqual(['dragons unit', 'dragonsunit'])
  })

  test('every bot plays it, and recruits it against cavalry', () => {
    for (const bot of bots) {
      const recruited = new Set<string>()
      const { events } = playMatch([bot, randomBot()], 'pikes a', undefined, rules)
      for (const event of events)
        if (event.type === 'recruited' && event.army === 'red') recruited.add(event.kind)
      expect(recruited, bot.id).toContain('pikemen')
    }
  })

  for (const check of conformance(bladesOfHex, { matches: 1 })) test(check.name, check.run)
  for (const check of showChecks({ game: bladesOfHex, show }, { matches: 1 })) test(check.name, check.run)
})

/** The first position, with gold. */
function rich(): State {
  const state = rules.setup(SeededDice.from('rich'), () => undefined)
  return { ...state, gold: { red: 100, blue: 100 } }
}

/** Two units next to each other, red to act. */
function facing(kind: string, target: string): State {
  const unit: Unit = { army: 'red', kind, at: '1,1', health: 50, status: 'ready', counters: 0 }
  return { ...rich(), units: { unit, target: { ...unit, army: 'blue', kind: target, at: '2,1' } } }
}

function spoken(text: Text | undefined): string[] {
  return languages.map(catalogue => say(text ?? '', catalogue))
}
