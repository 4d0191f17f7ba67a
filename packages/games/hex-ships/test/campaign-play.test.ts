import { FULL_BUDGET, SeededDice, startCampaign } from '@sextant/engine'
import { say } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { optionFlaws } from '../src/battle/rules/option-flaws.ts'
import {
  type CampaignAction,
  type CampaignEvent,
  type CampaignState,
  commanders,
  lanternReach,
} from '../src/campaign/index.ts'
import { flawsOfOptions } from '../src/campaign/rules/option-flaws.ts'
import { show } from '../src/campaign/show/show.ts'
import { en } from '../src/campaign/texts/en.ts'
import { zh } from '../src/campaign/texts/zh.ts'
import { hexShips } from '../src/index.ts'

const { options } = lanternReach.scenarios[0]
const rules = lanternReach.load(options)
const begun = () => rules.setup(SeededDice.from('any'), () => undefined)

describe('the campaign as data', () => {
  test('has at least eight missions on every way, a branch, and objectives beyond destruction', () => {
    const { missions, first } = options
    const ways: string[][] = []
    const walk = (id: string, way: readonly string[]) => {
      const next = missions[id]?.won.next ?? []
      if (next.length === 0) ways.push([...way, id])
      for (const one of next) walk(one, [...way, id])
    }
    walk(first, [])
    expect(ways).toHaveLength(2)
    for (const way of ways) expect(way.length).toBeGreaterThanOrEqual(8)
    expect(new Set(ways.flat())).toEqual(new Set(Object.keys(missions)))
    const types = Object.values(missions).flatMap(({ objectives }) => objectives.map(({ type }) => type))
    expect(new Set(types)).toEqual(new Set(['leave', 'destroy', 'survive', 'hold', 'capture']))
  })

  test('tells its story in both languages', () => {
    for (const [id, { title, story, won, lost }] of Object.entries(options.missions))
      for (const text of [title, story, won.text, lost.text])
        expect(Object.keys(text).toSorted(), id).toEqual(['en', 'zh'])
  })

  test('is without flaws at every level, and every mission is a sound battle', () => {
    expect(lanternReach.scenarios.map(({ id }) => id)).toEqual(['usual', 'easy', 'hard'])
    for (const { options: level } of lanternReach.scenarios) {
      expect(flawsOfOptions(level)).toEqual([])
      const loaded = lanternReach.load(level)
      for (const mission of Object.keys(level.missions)) {
        const state: CampaignState = { ...begun(), mission, selected: ['aegis'], stage: 'battle' }
        const battle = loaded.battle(state)
        expect(battle && optionFlaws(battle.options)).toEqual([])
      }
    }
  })

  test.each([
    ['a mission that leads back', '/missions/convoy', { next: ['picket'] }],
    ['a mission that is not there', '/missions/convoy/lost/next/0', { next: ['nowhere'] }],
  ])('%s is found', (_what, path, lost) => {
    const convoy = options.missions.convoy
    if (!convoy) throw new Error('there is no convoy')
    const changed = {
      ...options,
      missions: { ...options.missions, convoy: { ...convoy, lost: { ...convoy.lost, ...lost } } },
    }
    const paths = flawsOfOptions(changed).map(flaw => flaw.path)
    expect(paths.some(found => found.startsWith(path) || found === '/missions/picket')).toBe(true)
  })

  test('a limit below the largest ship, too few spots, and captains above their level are found', () => {
    const picket = options.missions.picket
    const okafor = options.captains.okafor
    if (!picket || !okafor) throw new Error('the data have changed')
    const flaws = flawsOfOptions({
      ...options,
      missions: { ...options.missions, picket: { ...picket, limit: 3 } },
    })
    expect(flaws.map(({ path }) => path)).toEqual(['/missions/picket/limit'])
    const spots = flawsOfOptions({
      ...options,
      missions: { ...options.missions, picket: { ...picket, deploy: picket.deploy.slice(0, 2) } },
    })
    expect(spots.map(({ path }) => path)).toEqual(['/missions/picket/deploy'])
    const trained = flawsOfOptions({
      ...options,
      captains: { ...options.captains, okafor: { ...okafor, gunnery: 6 } },
    })
    expect(trained.map(({ path }) => path)).toEqual(['/captains/okafor'])
  })
})

describe('battles', () => {
  test('begin with full shields and ammunition, and with the damage of the last one', () => {
    const state = begun()
    const [meridian] = state.fleet
    if (!meridian) throw new Error('there is no fleet')
    meridian.hull = 5
    meridian.armor.front = 1
    meridian.criticals = ['sensors']
    meridian.broken = [2]
    const battle = rules.battle({ ...state, selected: ['meridian'], stage: 'battle' })
    if (!battle) throw new Error('no battle is due')
    expect(battle.bots).toEqual([options.bots.own, options.bots.enemy])
    const first = hexShips.load(battle.options).setup(SeededDice.from('battle'), () => undefined)
    const [ship] = first.ships
    expect(ship).toMatchObject({
      hull: 5,
      criticals: ['sensors'],
      shields: { front: 9 },
      armor: { front: 1 },
    })
    expect(ship?.weapons.map(({ broken }) => broken)).toEqual([false, false, true, false])
    expect(battle.options.scenario.ships[0]?.captain).toMatchObject({ name: 'Ada Okafor', command: 2 })
  })

  test('a ship without a captain has none in battle either', () => {
    const battle = rules.battle({ ...begun(), selected: ['longshot'], stage: 'battle' })
    expect(battle?.options.scenario.ships[0]).not.toHaveProperty('captain')
  })

  test('objectives for the fleet name the ships that were sent, and never more than were sent', () => {
    const due = (selected: string[]) =>
      rules.battle({ ...begun(), mission: 'narrows', selected, stage: 'battle' })?.options.scenario
    expect(due(['aegis', 'meridian', 'quickstep'])?.objectives).toMatchObject([
      { ships: ['aegis', 'meridian', 'quickstep'], count: 2 },
    ])
    expect(due(['quickstep'])?.objectives).toMatchObject([{ ships: ['quickstep'], count: 1 }])
  })

  test('a size that must get through is not less because ships stay at home, only because the fleet has shrunk', () => {
    const state: CampaignState = { ...begun(), mission: 'narrows', selected: ['quickstep'], stage: 'battle' }
    const sizeIn = (fleet: CampaignState['fleet']) =>
      rules.battle({ ...state, fleet })?.options.scenario.objectives[0]
    expect(sizeIn(state.fleet)).toMatchObject({ count: 1, size: 4 })
    expect(sizeIn(state.fleet.filter(({ id }) => id === 'quickstep'))).toMatchObject({ count: 1, size: 1 })
  })
})

describe('commanders', () => {
  test('the careful one docks a wreck, sends the best that fit, and spends points', () => {
    const state = begun()
    const [meridian, aegis] = state.fleet
    if (!meridian || !aegis?.captain) throw new Error('there is no fleet')
    meridian.hull = 2
    meridian.armor = { front: 0, right: 0, rear: 0, left: 0 }
    aegis.captain.experience = 3
    const taken = decisions('careful', state)
    expect(taken[0]).toEqual({ type: 'raise', ship: 'aegis', skill: 'command' })
    expect(taken).toContainEqual({ type: 'dock', ship: 'meridian' })
    expect(taken.filter(({ type }) => type === 'select')).toHaveLength(2)
    expect(taken.at(-1)).toEqual({ type: 'start' })
  })

  test('damaged ships that stay at home go to the dock, the whole ones are sent', () => {
    const state = begun()
    const [meridian, aegis, quickstep, longshot] = state.fleet
    if (!meridian || !aegis || !quickstep || !longshot) throw new Error('the data have changed')
    quickstep.armor.front -= 1
    longshot.hull = 5
    const taken = decisions('careful', state)
    const docked = taken.flatMap(action => (action.type === 'dock' ? [action.ship] : []))
    const sent = taken.flatMap(action => (action.type === 'select' ? [action.ship] : []))
    expect(docked.toSorted()).toEqual(['longshot', 'quickstep'])
    expect(sent.toSorted()).toEqual(['aegis', 'meridian'])
  })

  test('the best captain who is waiting takes the largest ship without one', () => {
    const state = begun()
    const [meridian] = state.fleet
    if (!meridian) throw new Error('there is no fleet')
    meridian.captain = null
    const { haddad, petrov } = options.captains
    if (!haddad || !petrov) throw new Error('the data have changed')
    for (const [id, { name: _name, ...captain }] of Object.entries({ haddad, petrov }))
      state.reserve.push({ id, ...captain })
    state.fleet.push({ ...meridian, id: 'hammer' })
    expect(decisions('careful', state)[0]).toEqual({ type: 'appoint', captain: 'petrov', ship: 'hammer' })
  })

  test('the bold one docks nothing', () => {
    const state = begun()
    for (const ship of state.fleet) ship.hull = 1
    expect(decisions('bold', state).some(({ type }) => type === 'dock')).toBe(false)
  })

  test('with every ship in dock one is taken out again', () => {
    const state = begun()
    for (const ship of state.fleet) {
      ship.hull = 1
      ship.docked = true
    }
    expect(decisions('careful', state).map(({ type }) => type)).toContain('undock')
  })
})

test('orders can be taken back until the battle begins', () => {
  const run = startCampaign(lanternReach, { options, seed: 'undo' })
  const before = run.state()
  expect(run.decide({ type: 'select', ship: 'aegis' }).ok).toBe(true)
  expect(run.undo()).toBeUndefined()
  expect(run.state()).toEqual(before)
})

/** What a bot decides until a battle is due. */
function decisions(id: string, state: CampaignState): CampaignAction[] {
  const player = commanders.find(bot => bot.id === id)?.join(rules, 0)
  const taken: CampaignAction[] = []
  while (state.stage !== 'battle' && taken.length < 50) {
    const action = player?.choose(state, SeededDice.from('x'), FULL_BUDGET)
    if (!action || action instanceof Promise) throw new Error(`there is no bot ${id}`)
    expect(rules.check(state, 0, action)).toBeUndefined()
    rules.apply(state, 0, action, SeededDice.from('x'), () => undefined)
    taken.push(action)
  }
  return taken
}

test('a rank says what it adds before it is raised, and after it, in both languages', () => {
  const state = begun()
  const [, aegis] = state.fleet
  if (!aegis?.captain) throw new Error('there is no captain')
  aegis.captain.experience = 9
  Object.assign(aegis.captain, { command: 2, gunnery: 1, engineering: 1 })
  const presentation = show.load(rules, options)
  const action: CampaignAction = { type: 'raise', ship: 'aegis', skill: 'command' }
  const gesture = presentation.gesture(state, 0, action)
  const about = gesture.kind === 'press' ? gesture.about : undefined
  expect(about && say(about, en)).toBe('Rank 3 adds: rerolls a battle: 1.')
  expect(about && say(about, zh)).toBe('3 级增加：每场重掷 1 次。')
  const events: CampaignEvent[] = []
  rules.apply(state, 0, action, SeededDice.from('raise'), event => events.push(event))
  const told = events.flatMap(event => presentation.tell(event) ?? [])
  expect(told.map(text => say(text, en)).join(' ')).toContain('Command 3, which adds: rerolls a battle: 1.')
})

test('a position in which a system of a ship is damaged twice has a flaw', () => {
  const state = begun()
  state.fleet[1]?.criticals.push('engines', 'engines', 'bridge', 'bridge')
  expect(rules.flaws?.(state)).toEqual([
    { path: '/fleet/1/criticals/3', message: 'bridge can be damaged once' },
  ])
})
