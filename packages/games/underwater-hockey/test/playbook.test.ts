import { SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { reportOf, type State } from '../src/index.ts'
import type { Plan } from '../src/plan.ts'
import { whyNotPlan } from '../src/rules/planning.ts'
import { proposalsFor } from '../src/rules/proposals.ts'
import { POSITIONS } from '../src/schema-names.ts'
import { firstOf, positionOf, teamOf, UNIT_IDS } from '../src/units.ts'
import { botNamed, playMatch, rules, work } from './play.ts'

const { tables } = work
const script = botNamed('script')

describe('the playbook', () => {
  test('every proposal of whole matches is a plan that the coach could have made', () => {
    for (let match = 0; match < 12; match++)
      playMatch([script, script], `proposals ${match}`, state => {
        if (rules.outcome(state)) return
        for (const seat of [0, 1])
          for (const [index, plan] of proposalsFor(work, state, seat).entries())
            expect(whyNotCoached(state, firstOf(seat) + index, plan)).toBeUndefined()
      })
  })

  test('it sees what its team sees, and the same position gives the same plans', () => {
    playMatch([script, script], 'twice', state => {
      for (const seat of [0, 1]) {
        const proposed = proposalsFor(work, state, seat)
        expect(proposalsFor(work, rules.view(state, seat), seat)).toEqual(proposed)
        expect(proposalsFor(work, rules.view(state, 1 - seat), seat)).toEqual(proposed)
      }
    })
  })

  test('forwards dive at kickoff and nobody else; the centre forward is sent to the puck', () => {
    const state = rules.setup(SeededDice.from('kickoff'), () => undefined)
    for (const seat of [0, 1]) {
      const divers = proposalsFor(work, state, seat).flatMap((plan, index) =>
        plan.kind === 'swim' && plan.change === 'dive' ? [POSITIONS[index]] : [],
      )
      expect(divers).toEqual(['LF', 'CF', 'RF'])
    }
    // The first of a team to have the puck after a kickoff is its centre forward, unless it was passed or stolen.
    let first = 0
    let centre = 0
    for (let match = 0; match < 20; match++)
      playMatch([script, script], `rush ${match}`, (_state, news) => {
        for (const event of news)
          if (event.type === 'picked-up' && event.from === '13,8') {
            first++
            if (event.unit.endsWith('CF')) centre++
          }
      })
    expect(first).toBeGreaterThan(40)
    expect(centre / first).toBeGreaterThan(0.8)
  })

  test('a team is never under water all at once, and rarely with more than four', () => {
    let turns = 0
    let crowded = 0
    for (let match = 0; match < 25; match++)
      playMatch([script, script], `shifts ${match}`, (state, news) => {
        if (!news.some(({ type }) => type === 'breathed')) return
        for (const seat of [0, 1]) {
          const under = state.units.filter((unit, u) => teamOf(u) === seat && unit.plane === 'bottom').length
          expect(under).toBeLessThan(6)
          turns++
          if (under > 4) crowded++
        }
      })
    expect(crowded / turns).toBeLessThan(0.03)
  })

  test('a holder short of breath passes to a teammate in reach', () => {
    const state = open({ 'blue-CF': ['13,8', 1, 2], 'blue-LF': ['15,9', 1, 15] }, 'blue-CF')
    const plan = proposalsFor(work, state, 0)[1]
    expect(plan).toEqual({ kind: 'flick', direction: 1, distance: 2 })
    const fresh = open({ 'blue-CF': ['13,8', 1, 18], 'blue-LF': ['11,8', 1, 15] }, 'blue-CF')
    expect(proposalsFor(work, fresh, 0)[1]?.kind).toBe('swim')
  })

  test('pucks are passed on, not left behind by holders out of breath', () => {
    let held = 0
    let left = 0
    for (let match = 0; match < 25; match++)
      for (const event of playMatch([script, script], `breath ${match}`).events) {
        if (event.type === 'breathed' && event.holder) held++
        if (event.type === 'puck-lost') left++
      }
    expect(left / held).toBeLessThan(0.01)
  })

  test('a shot in reach is taken, and a steal in reach tried', () => {
    const shot = open({ 'blue-CF': ['23,8', 1, 15] }, 'blue-CF')
    expect(proposalsFor(work, shot, 0)[1]?.kind).toBe('flick')
    const steal = open({ 'blue-CF': ['13,8', 1, 15], 'red-CF': ['14,8', 4, 15] }, 'blue-CF')
    expect(proposalsFor(work, steal, 1)[1]).toEqual({ kind: 'steal' })
  })

  test('nobody steals on a tile of the own goal, where the puck would be in', () => {
    const before = open({ 'blue-CF': ['24,7', 3, 15], 'red-CB': ['25,7', 5, 15] }, 'blue-CF')
    expect(whyNotPlan(work, before, 1, { type: 'steal', unit: 'CB' })).toBeUndefined()
    expect(proposalsFor(work, before, 1)[4]?.kind).toBe('swim')
  })

  test('a unit that can come up does, where the rest of the team cannot', () => {
    // Red has somebody above two of blue's; the other four would all be wanted under water.
    const state = open(
      {
        'blue-LF': ['12,7', 1, 15],
        'blue-CF': ['13,8', 1, 15],
        'blue-RF': ['14,9', 1, 15],
        'blue-LB': ['5,5', 1, 15],
        'blue-CB': ['6,6', 1, 15],
        'blue-RB': ['11,8', 1, 15],
      },
      'blue-CF',
    )
    Object.assign(state.units[6] ?? {}, { at: '5,5' })
    Object.assign(state.units[7] ?? {}, { at: '6,6' })
    const up = proposalsFor(work, state, 0).filter(plan => plan.kind === 'swim' && plan.change === 'surface')
    expect(up.length).toBeGreaterThan(0)
  })

  test('a unit above the way of a shot dives into it, and turns to the puck', () => {
    // Blue can shoot down and to the right, into 25,8.
    const places = { 'blue-CF': ['22,6', 1, 15] } as const
    const shot = { kind: 'flick', direction: 1, distance: 3 }
    expect(proposalsFor(work, open(places, 'blue-CF'), 0)[1]).toEqual(shot)
    const kept = open(places, 'blue-CF')
    Object.assign(kept.units[numberOf('red-CB')] ?? {}, { at: '24,7', plane: 'surface', facing: 0 })
    expect(proposalsFor(work, kept, 0)[1]).toEqual(shot)
    expect(proposalsFor(work, kept, 1)[4]).toEqual({ kind: 'swim', change: 'dive', curl: 4, path: [] })
    const dice = SeededDice.from('save')
    for (const seat of [0, 1]) rules.apply(kept, seat, { type: 'commit' }, dice, () => undefined)
    expect([kept.score, kept.puck]).toEqual([[0, 0], { at: '24,7', holder: numberOf('red-CB') }])
  })

  test('somebody stays between the puck and the goal while others press, and waits at the surface', () => {
    let near = 0
    let guarded = 0
    for (let match = 0; match < 20; match++)
      playMatch([script, script], `guard ${match}`, ({ puck, units }) => {
        if (puck.holder === null) return
        const attackers = teamOf(puck.holder)
        const goal = (at: string) =>
          tables.goalDistance[attackers === 0 ? 1 : 0][tables.tileOf.get(at) ?? 0] ?? 0
        if (goal(puck.at) !== 4) return
        near++
        if (units.some(({ at }, u) => teamOf(u) !== attackers && goal(at) < 4)) guarded++
      })
    expect(near).toBeGreaterThan(60)
    expect(guarded / near).toBeGreaterThan(0.9)
  })

  test('shots are saved: of four, at least one does not go in', () => {
    const deeds = Array.from({ length: 40 }, (_, match) => {
      const { blue, red } = reportOf(playMatch([script, script], `saves ${match}`).events).match
      return [blue.shots + red.shots, blue.saves + red.saves] as const
    })
    const [shots, saves] = [0, 1].map(at => deeds.reduce((sum, each) => sum + (each[at as 0 | 1] ?? 0), 0))
    expect(saves).toBeGreaterThan((shots ?? 0) / 5)
  })

  test('an opponent about to steal makes the holder pass', () => {
    const state = open(
      { 'blue-CF': ['13,8', 1, 15], 'blue-LF': ['13,10', 1, 15], 'red-CF': ['14,8', 4, 15] },
      'blue-CF',
    )
    expect(proposalsFor(work, state, 0)[1]?.kind).toBe('flick')
  })

  test('nobody carries the puck into the own goal', () => {
    for (let match = 0; match < 40; match++)
      for (const event of playMatch([script, script], `own ${match}`).events)
        if (event.type === 'goal') expect(event.own).toBe(false)
  })
})

/** Whether a coach could give a unit this plan, action by action. */
function whyNotCoached(state: State, u: number, plan: Plan) {
  const seat = teamOf(u)
  const unit = positionOf(u)
  const ask = (at: State, action: Parameters<typeof whyNotPlan>[3]) => whyNotPlan(work, at, seat, action)
  switch (plan.kind) {
    case 'steal':
      return ask(state, { type: 'steal', unit })
    case 'flick':
      return ask(state, {
        type: 'flick',
        unit,
        direction: plan.direction,
        distance: plan.distance,
      })
    case 'swim': {
      const change = plan.change && ask(state, { type: plan.change, unit })
      const curl = plan.curl !== null && ask(state, { type: 'curl', unit, facing: plan.curl })
      const curled = rules.copy(state)
      curled.plans[u] = { ...plan, path: [] }
      const swim = ask(curled, { type: 'swim', unit, path: plan.path })
      return change || curl || swim || undefined
    }
  }
}

/** The kickoff, with some units under water elsewhere: tile, facing, breath. */
function open(places: Readonly<Record<string, readonly [string, number, number]>>, holder: string): State {
  const state = rules.setup(SeededDice.from('open'), () => undefined)
  for (const [id, [at, facing, breath]] of Object.entries(places))
    Object.assign(state.units[numberOf(id)] ?? {}, { at, facing, breath, plane: 'bottom' })
  const number = numberOf(holder)
  return { ...state, turn: 5, puck: { at: state.units[number]?.at ?? '', holder: number } }
}

function numberOf(id: string): number {
  return UNIT_IDS.indexOf(id)
}
