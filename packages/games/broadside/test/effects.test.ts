import { branches, SeededDice } from '@sextant/engine'
import { describe, expect, it } from 'vitest'
import { contextOf } from '../src/battle/bot/admiral/context.ts'
import { countersOf } from '../src/battle/bot/admiral/counters.ts'
import { effectsOf, type Toll } from '../src/battle/bot/admiral/effects.ts'
import { atLeast, chancesOf } from '../src/battle/harm/chances.ts'
import type { Roll } from '../src/battle/schema.ts'
import { broadside, type Options, type State } from '../src/index.ts'
import { optionsOf } from './play.ts'
import { smallDuels } from './small-duel.ts'

describe('effects', () => {
  it.each(broadside.scenarios.map(({ id }) => id))('are those of the rules: %s', id => {
    const options = optionsOf(id)
    const bare: Options = {
      ...options,
      sides: [
        { ...options.sides[0], loot: [] },
        { ...options.sides[1], loot: [] },
      ],
    }
    const { rules, tables } = loaded(bare)
    const effects = effectsOf(tables)
    const dice = SeededDice.from(id)
    let state = rules.setup(dice, () => undefined)
    for (let step = 0; step < 25; step++) {
      if (rules.outcome(state)) state = rules.setup(dice, () => undefined)
      const seat = rules.toAct(state)[0] === 0 ? 0 : 1
      const own = state.sides[seat]
      const legal = rules.legal(state, seat)
      const counters = countersOf(own)
      expect(effects.legal(contextOf(state), counters)).toEqual(legal.map(({ type }) => type))
      const action = dice.pick(legal)
      const effect = effects.of(contextOf(state), action.type, own.crew ?? 1)
      const real = branches(rules, state, seat, action)
      const ofRules = mean(real, after => after.sides[seat === 0 ? 1 : 0].hull)
      const before = state.sides[seat === 0 ? 1 : 0].hull
      const ofEffect = effect.other.reduce(
        (sum, toll) => sum + toll.chance * Math.max(0, before - toll.hull),
        0,
      )
      expect(ofEffect).toBeCloseTo(ofRules, 9)
      rules.apply(state, seat, action, dice, () => undefined)
    }
  })

  // 2d10 and 1d12: more ways than the rules are made to go through one by one.
  it('are exact where dice can fall in many ways', () => {
    const hull: Roll = { faces: 10, count: 2, bonus: -3, perDistance: 0 }
    const crew: Roll = { faces: 12, count: 1, bonus: 1, perDistance: -1 }
    const { rules, tables, state, seat } = firing(hull, crew)
    const { other } = effectsOf(tables).of(contextOf(state), 'cannon', 1)
    const real = branches(rules, state, seat, { type: 'cannon' })
    const target = (one: State) => one.sides[seat === 0 ? 1 : 0]
    for (const { chance, hull: lost, crew: hands } of other) {
      const ways = real.filter(
        ({ state: after }) =>
          target(after).hull === target(state).hull - lost &&
          target(after).crew === (target(state).crew ?? 0) - hands,
      )
      expect(chance).toBeCloseTo(
        ways.reduce((sum, way) => sum + way.chance, 0),
        12,
      )
    }
    expect(total(other)).toBeCloseTo(1, 12)
  })

  it('are about right where dice can fall in more ways than anybody can go through', () => {
    const hull: Roll = { faces: 100, count: 9, bonus: 0, perDistance: 0 }
    const crew: Roll = { faces: 20, count: 3, bonus: 0, perDistance: 0 }
    const { tables, state } = firing(hull, crew)
    const { other } = effectsOf(tables).of(contextOf(state), 'cannon', 1)
    expect(other.length).toBeLessThanOrEqual(400)
    expect(total(other)).toBeCloseTo(1, 12)
    for (const least of [350, 455, 560]) {
      const some = total(other.filter(toll => toll.hull >= least))
      expect(Math.abs(some - atLeast(chancesOf(100, 9, 0), least))).toBeLessThan(0.06)
    }
    for (const least of [20, 31, 42]) {
      const some = total(other.filter(toll => toll.crew >= least))
      expect(Math.abs(some - atLeast(chancesOf(20, 3, 0), least))).toBeLessThan(0.06)
    }
  })

  it('know no last turn, even if there is but one', () => {
    const options = small()
    const { tables, rules } = loaded({
      ...options,
      ruleset: { ...options.ruleset, turns: { actions: 1, limit: 1 } },
    })
    const state = rules.setup(SeededDice.from('one'), () => undefined)
    expect(effectsOf(tables).of(contextOf(state), 'brace', 1).next).toBeDefined()
  })
})

function loaded(options: Options) {
  const rules = broadside.load(options)
  return { rules, tables: rules.tables }
}

function small(): Options {
  const [options] = Object.values(smallDuels)
  if (!options) throw new Error('there is no small duel')
  return options
}

/** Two of the kind that never break, next to fire balls that do so much. */
function firing(hull: Roll, crew: Roll) {
  const options = optionsOf('even-duel')
  const ship = { ...options.sides[0], hull: 999, hullMax: 999, crew: 999, crewMax: 999, loot: [] }
  const { cannon } = options.ruleset.attacks
  const attacks = { ...options.ruleset.attacks, cannon: { ...cannon, ball: { hull, crew } } }
  const { rules, tables } = loaded({ ruleset: { ...options.ruleset, attacks }, sides: [ship, ship] })
  const state = rules.setup(SeededDice.from('firing'), () => undefined)
  return { rules, tables, state, seat: rules.toAct(state)[0] ?? 0 }
}

function total(tolls: readonly Toll[]): number {
  return tolls.reduce((sum, { chance }) => sum + chance, 0)
}

function mean(ways: readonly { chance: number; state: State }[], measure: (state: State) => number): number {
  return ways.reduce((sum, { chance, state }) => sum + chance * measure(state), 0)
}
