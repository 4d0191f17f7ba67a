import { type Budget, SeededDice } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trainModel } from '../src/battle/bot/admiral/training.ts'
import { admiral, broadside, greedy, type Options } from '../src/index.ts'
import { anyDuel } from './any-duel.ts'
import { adviceOf, begun, choice, optionsOf } from './play.ts'
import { smallDuels } from './small-duel.ts'

describe('the admiral', () => {
  it('plays any duel that the rules allow', () => {
    fc.assert(
      fc.property(anyDuel, fc.nat(), (options, seed) => {
        const { rules, tables } = loaded(options)
        const model = trainModel(tables, () => undefined, 100)
        const line = [admiral.join(rules, 0, model), admiral.join(rules, 1, model)]
        const dice = SeededDice.from(`any ${seed}`)
        const state = rules.setup(dice, () => undefined)
        for (let step = 0; step < 12 && !rules.outcome(state); step++) {
          const seat = rules.toAct(state)[0] ?? 0
          const action = choice(line[seat], state)
          expect(rules.check(state, seat, action)).toBeUndefined()
          if (step === 2) expectOdds(adviceOf(line[seat], state))
          rules.apply(state, seat, action, dice, () => undefined)
        }
      }),
      { numRuns: 6 },
    )
  })

  it('has an answer in any position that can be set up by hand', () => {
    const flags = fc.record({
      AT: fc.constantFrom(1 as const, 2 as const),
      braced: fc.boolean(),
      gripped: fc.boolean(),
      dived: fc.boolean(),
      A1: fc.constant(0),
    })
    const set = fc.record({ D: fc.nat(2), T: fc.nat(5), sides: fc.tuple(flags, flags) })
    for (const [options, actions] of [
      [small(), 2],
      [small(), 3],
      [optionsOf('kraken'), 3],
    ] as const) {
      const { rules, tables } = loaded({
        ...options,
        ruleset: { ...options.ruleset, turns: { actions, limit: 60 } },
      })
      const model = trainModel(tables, () => undefined, 64)
      const line = [admiral.join(rules, 0, model), admiral.join(rules, 1, model)]
      const dice = SeededDice.from('by hand')
      const start = rules.setup(dice, () => undefined)
      fc.assert(
        fc.property(set, ({ T, D, sides }) => {
          const state = rules.copy({ ...start, T: T % (2 * actions), D })
          Object.assign(state.sides[0], sides[0])
          Object.assign(state.sides[1], sides[1])
          expect(rules.flaws?.(state) ?? []).toEqual([])
          expectOdds(adviceOf(line[rules.toAct(state)[0] ?? 0], state))
        }),
        { numRuns: 12 },
      )
    }
  })

  it('plays without a model as with one: it trains one', () => {
    const { rules } = loaded(small())
    const state = rules.setup(SeededDice.from('a'), () => undefined)
    const seat = rules.toAct(state)[0] ?? 0
    const advice = adviceOf(admiral.join(rules, seat), state)
    expect(advice.map(({ action }) => action.type).sort()).toEqual(
      rules
        .legal(state, seat)
        .map(({ type }) => type)
        .sort(),
    )
    const model = trainModel(rules.tables, () => undefined)
    expect(adviceOf(admiral.join(rules, seat, model), state)).toEqual(advice)
  })

  it('plays by rulesets with other numbers: three actions in a turn, eight distances', () => {
    const options = small()
    const { rules } = loaded({
      ...options,
      ruleset: { ...options.ruleset, turns: { actions: 3, limit: 20 }, distance: { first: 4, farthest: 8 } },
    })
    const progress: number[] = []
    const model = trainModel(rules.tables, part => progress.push(part))
    expect(progress.at(-1)).toBe(1)
    const line = [admiral.join(rules, 0, model), admiral.join(rules, 1, model)]
    const dice = SeededDice.from('three')
    const state = rules.setup(dice, () => undefined)
    while (!rules.outcome(state)) {
      const seat = rules.toAct(state)[0] ?? 0
      const action = choice(line[seat], state)
      expect(rules.check(state, seat, action)).toBeUndefined()
      rules.apply(state, seat, action, dice, () => undefined)
    }
  })

  it('does less work on a smaller budget, and answers with what it has when time is up', () => {
    const { rules } = loaded(optionsOf('kraken'))
    const player = admiral.join(
      rules,
      0,
      trainModel(rules.tables, () => undefined, 2000),
    )
    const state = begun('kraken')
    const legal = rules.legal(state, 0)
    // The admiral asks for the time once for each action and each rollout.
    const rollouts = (work: number) => {
      let asked = 0
      const expired = () => {
        asked++
        return false
      }
      expectOdds(adviceOf(player, state, { work, expired }))
      return asked - legal.length
    }
    // 119 of the hint, after the first; up to 84 to choose by, where some actions are close to each other.
    expect(rollouts(1)).toBeGreaterThanOrEqual(119)
    expect(rollouts(1)).toBeLessThanOrEqual(119 + 84)
    expect(rollouts(0.1)).toBeLessThanOrEqual(11 + 16)
    expect(adviceOf(player, state, expiringAfter(0))).toHaveLength(1)
    expect(adviceOf(player, state, expiringAfter(2))).toHaveLength(3)
    expect(adviceOf(player, state)).toHaveLength(legal.length)
    const hurried = choice(player, state, undefined, expiringAfter(0))
    expect(rules.check(state, 0, hurried)).toBeUndefined()
    expect(hurried).toEqual(legal[0])
  })

  // One model for both, trained and played with less work than in a match. Two greedy bots share this duel evenly.
  it('beats a greedy sea serpent, and gets about what it was promised', () => {
    const { rules } = loaded(optionsOf('sea-serpent'))
    const model = trainModel(rules.tables, () => undefined, 20_000)
    const line = [admiral.join(rules, 0, model), admiral.join(rules, 1, model)]
    const serpent = greedy.join(rules, 1)
    const dice = SeededDice.from('a dozen')
    let admirals = 0
    let claims = 0
    let results = 0
    for (let game = 0; game < 10; game++) {
      const state = rules.setup(dice, () => undefined)
      while (!rules.outcome(state)) {
        const seat = rules.toAct(state)[0] ?? 0
        const action = choice(seat === 0 ? line[0] : serpent, state, dice, LITTLE_WORK)
        rules.apply(state, seat, action, dice, () => undefined)
      }
      admirals += rules.outcome(state)?.scores[0] ?? 0
    }
    for (let game = 0; game < 10; game++) {
      const state = rules.setup(dice, () => undefined)
      const first = rules.toAct(state)[0] ?? 0
      const claim = adviceOf(line[first], state, LITTLE_WORK)[0]?.chance ?? 0
      claims += first === 0 ? claim : 1 - claim
      while (!rules.outcome(state)) {
        const seat = rules.toAct(state)[0] ?? 0
        const action = choice(line[seat], state, undefined, LITTLE_WORK)
        rules.apply(state, seat, action, dice, () => undefined)
      }
      results += rules.outcome(state)?.scores[0] ?? 0
    }
    expect(admirals).toBeGreaterThan(6)
    expect(Math.abs(claims - results) / 10).toBeLessThan(0.3)
  })
})

const LITTLE_WORK: Budget = { work: 0.3, expired: () => false }

/** Time that is up after this many questions. */
function expiringAfter(asked: number): Budget {
  let left = asked
  return { work: 1, expired: () => left-- <= 0 }
}

function loaded(options: Options) {
  const rules = broadside.load(options)
  return { rules, tables: rules.tables }
}

function small(): Options {
  const [options] = Object.values(smallDuels)
  if (!options) throw new Error('there is no small duel')
  return options
}

function expectOdds(choices: readonly { readonly chance: number }[] | undefined): void {
  expect(choices?.length).toBeGreaterThan(0)
  for (const { chance } of choices ?? []) {
    expect(chance).toBeGreaterThanOrEqual(0)
    expect(chance).toBeLessThanOrEqual(1)
  }
}
