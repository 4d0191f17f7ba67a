import { FULL_BUDGET, SeededDice, startCampaign } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import type { Trait } from '../src/battle/schema/names.ts'
import { BOLD, CAREFUL } from '../src/campaign/bot/temper.ts'
import { type CampaignAction, type CampaignState, commanders, emberRoad } from '../src/campaign/index.ts'
import { mostFit } from '../src/campaign/rules/platoon.ts'
import { flawsOf } from '../src/campaign/rules/position-flaws.ts'
import { fittingTraits } from '../src/campaign/rules/traits.ts'
import { firefight } from '../src/index.ts'

const { options } = emberRoad.scenarios[0]
const rules = emberRoad.load(options)
const { tables } = rules
const begun = (seed = 'any') => rules.setup(SeededDice.from(seed), () => undefined)
const THREE = ['officer-0', 'rifles-1', 'medic-4']

describe('battles', () => {
  test('begin with whole units that have what they learnt, against veterans', () => {
    const state = begun()
    const [officer] = state.units
    if (!officer) throw new Error('there is no platoon')
    officer.experience = 3
    officer.learnt = ['tough']
    const battle = rules.battle({ ...state, battle: 'gate', fielded: THREE, stage: 'battle' })
    if (!battle) throw new Error('no battle is due')
    expect(battle.seat).toBe(0)
    expect(battle.bots).toEqual([options.bots.own, options.bots.enemy])
    const { blue, red } = battle.options.teams
    expect(blue.units.map(({ name }) => name)).toEqual([
      'Officer Ash',
      'Rifle Squad Birch',
      'Field Medic Elm',
    ])
    expect(blue.units[0]?.traits).toEqual(['tough'])
    expect(blue.units[2]?.traits).toEqual(['medic'])
    for (const { traits = [] } of red.units) expect(traits).toContain('tough')
    const first = firefight.load(battle.options).setup(SeededDice.from('battle'), () => undefined)
    expect(first.wounds.slice(0, 3)).toEqual([6, 3, 3])
  })

  test('enemies learn only what fits them', () => {
    const { brood } = Object.fromEntries(Object.values(options.battles).map(({ enemy }) => [enemy.id, enemy]))
    const embers = options.battles.embers
    if (!brood || !embers) throw new Error('the data have changed')
    const loaded = emberRoad.load({
      ...options,
      battles: { ...options.battles, embers: { ...embers, enemy: brood, veterans: ['relentless'] } },
    })
    const units =
      loaded.battle({ ...begun(), fielded: THREE, stage: 'battle' })?.options.teams.red.units ?? []
    for (const { weapons, traits = [] } of units)
      expect(traits.includes('relentless')).toBe(weapons.some(({ type }) => type === 'ranged'))
  })
})

test('nothing is decided while a battle is due, or when all is over', () => {
  const battle: CampaignState = { ...begun(), fielded: THREE, stage: 'battle' }
  const over: CampaignState = { ...begun(), stage: 'over', ended: 'finished' }
  for (const action of rules.legal(begun(), 0)) {
    expect(rules.check(battle, 0, action)?.code).toBe('battle-first')
    expect(rules.check(over, 0, action)?.code).toBe('campaign-over')
  }
  expect([rules.legal(battle, 0), rules.legal(over, 0)]).toEqual([[], []])
})

test('orders can be taken back until the battle begins', () => {
  const run = startCampaign(emberRoad, { options, seed: 'undo' })
  const before = run.state()
  expect(run.decide({ type: 'field', unit: 'officer-0' }).ok).toBe(true)
  expect(run.undo()).toBeUndefined()
  expect(run.state()).toEqual(before)
})

describe('what holds in every campaign', () => {
  const ids = ['1', '2', '3', '4', '5', '6']

  test.each(ids)('positions are sound and there is always a way on (seed %s)', seed => {
    const dice = SeededDice.from(seed)
    const state = begun(seed)
    for (let steps = 0; steps < 400 && state.stage !== 'over'; steps++) {
      expect(flawsOf(tables, state)).toEqual([])
      expect(state.units.length).toBeLessThanOrEqual(options.platoon.most)
      expect(state.supplies).toBeGreaterThanOrEqual(0)
      for (const unit of state.units) {
        const fitting = fittingTraits(tables, unit)
        for (const trait of unit.drawn) expect(fitting).toContain(trait)
      }
      if (state.stage === 'battle') settleAtRandom(state, dice)
      else {
        expect(mostFit(tables, state)).toBeGreaterThanOrEqual(options.platoon.least)
        const legal = rules.legal(state, 0)
        expect(legal.length).toBeGreaterThan(0)
        const action = dice.pick(legal)
        rules.apply(state, 0, action, dice, () => undefined)
      }
    }
    expect(flawsOf(tables, state)).toEqual([])
    expect(rules.outcome(state)).toBeDefined()
  })

  /** As if it had been fought: each unit stands or falls by a die, and so does the result. */
  function settleAtRandom(state: CampaignState, dice: SeededDice): void {
    const battle = rules.battle(state)
    if (!battle) throw new Error('no battle is due')
    const last = firefight.load(battle.options).setup(dice, () => undefined)
    for (const place of state.fielded.keys()) if (dice.chance(0.5)) last.wounds[place] = 0
    const scores = dice.pick([
      [1, 0],
      [0.5, 0.5],
      [0, 1],
    ] as const)
    const before = state.supplies
    const units = state.units.length
    rules.settle(
      state,
      { outcome: { scores, reason: 'elimination' }, state: last, events: [], seat: 0 },
      dice,
      () => undefined,
    )
    expect(state.supplies - before).toBe({ 1: 4, 0.5: 2, 0: 1 }[scores[0]])
    expect(units - state.units.length).toBeLessThanOrEqual(options.platoon.field)
  }
})

describe('the bots that decide', () => {
  test('the careful one fills the platoon, fields six, and takes the best of them', () => {
    const state = { ...begun(), recruits: ['rifles', 'medic'], supplies: 6 }
    const taken = decisions('careful', state)
    const kinds = taken.flatMap(action => (action.type === 'recruit' ? [action.kind] : []))
    expect(kinds.length).toBeGreaterThan(1)
    expect(state.fielded).toHaveLength(6)
    expect(state.fielded).toContain('officer-0')
  })

  test('the careful one heals where the field would not be full, the bold one does not', () => {
    const wounded = () => {
      const state = { ...begun(), recruits: [], supplies: 4 }
      for (const unit of state.units.slice(0, 3)) unit.wounded = true
      return state
    }
    const healed = (id: string) => decisions(id, wounded()).filter(({ type }) => type === 'heal').length
    expect(healed('careful')).toBe(2)
    expect(healed('bold')).toBe(0)
  })

  test('both heal rather than have too few', () => {
    const state = { ...begun(), recruits: [], supplies: 4 }
    state.units = state.units.slice(0, 4)
    for (const unit of state.units.slice(0, 2)) unit.wounded = true
    expect(decisions('bold', state).map(({ type }) => type)).toContain('heal')
  })

  test('they choose the trait they like best among those drawn', () => {
    const drawn: Trait[] = ['fast', 'tough', 'furious']
    const state = () => {
      const one = begun()
      const [officer] = one.units
      if (officer) Object.assign(officer, { experience: 3, drawn: [...drawn] })
      return one
    }
    expect(decisions('careful', state())[0]).toMatchObject({ type: 'train', trait: 'tough' })
    expect(decisions('bold', state())[0]).toMatchObject({ type: 'train', trait: 'furious' })
  })

  test('they have an opinion of every trait that can be learnt', () => {
    for (const { training } of [CAREFUL, BOLD]) expect(training.toSorted()).toEqual(options.traits.toSorted())
  })

  test('they take different ways where enemies differ', () => {
    const at = (): CampaignState => ({ ...begun(), stage: 'crossroads', choices: ['hedgerows', 'chapel'] })
    expect(decisions('careful', at())[0]).toEqual({ type: 'choose', battle: 'hedgerows' })
    expect(decisions('bold', at())[0]).toEqual({ type: 'choose', battle: 'chapel' })
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
})

describe('positions from outside', () => {
  const flawed = (change: Partial<CampaignState>) =>
    flawsOf(tables, { ...begun(), ...change }).map(({ path }) => path)
  const unit = { id: 'rifles-1', kind: 'rifles', experience: 0, learnt: [], drawn: [], wounded: false }

  test.each<[string, Partial<CampaignState>, string]>([
    ['a battle that is not there', { battle: 'nowhere' }, '/battle'],
    ['a way to nowhere', { stage: 'crossroads', choices: ['nowhere'] }, '/choices/0'],
    ['a choice without a crossroads', { choices: ['ford'] }, '/choices'],
    ['an end that is not said', { stage: 'over' }, '/ended'],
    ['a unit of no kind', { units: [{ ...unit, kind: 'ghosts' }] }, '/units/0/kind'],
    ['an id of another kind', { units: [{ ...unit, id: 'medic-1' }] }, '/units/0/id'],
    ['a number that has not joined yet', { units: [{ ...unit, id: 'rifles-7' }] }, '/units/0/id'],
    ['a unit twice', { units: [unit, unit] }, '/units/1/id'],
    ['more traits than levels', { units: [{ ...unit, learnt: ['tough'] }] }, '/units/0/learnt'],
    [
      'a trait that does not fit',
      { units: [{ ...unit, experience: 3, drawn: ['slow'] }] },
      '/units/0/drawn/0',
    ],
    [
      'a trait learnt twice',
      { units: [{ ...unit, experience: 7, learnt: ['tough', 'tough'] }] },
      '/units/0/learnt/1',
    ],
    ['a recruit of no kind', { recruits: ['ghosts'] }, '/recruits/0'],
    ['somebody else on the field', { fielded: ['rifles-9'] }, '/fielded/0'],
    [
      'the wounded on the field',
      { units: [{ ...unit, wounded: true }], fielded: ['rifles-1'] },
      '/fielded/0',
    ],
    ['the same unit twice on the field', { fielded: ['rifles-1', 'rifles-1'] }, '/fielded/1'],
    ['too few in a battle', { stage: 'battle', fielded: ['rifles-1'] }, '/fielded'],
  ])('%s', (_what, change, path) => {
    expect(flawed(change)).toContain(path)
  })
})
