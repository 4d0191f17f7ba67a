import { SeededDice } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admiral, broadside, greedy, type Options } from '../src/index.ts'
import { studyDuel } from '../src/solver/study.ts'
import { anyDuel } from './any-duel.ts'
import { optionsOf } from './play.ts'
import { smallDuels } from './small-duel.ts'

const study = admiral.study
if (!study) throw new Error('the admiral studies')

describe('the admiral', () => {
  it('plays any duel that the rules allow', () => {
    fc.assert(
      fc.property(anyDuel, fc.nat(), (options, seed) => {
        const { rules, duel } = loaded(options)
        const book = studyDuel(duel, () => undefined, 100)
        const line = [admiral.join(rules, 0, book), admiral.join(rules, 1, book)]
        const dice = SeededDice.from(`any ${seed}`)
        const state = rules.setup(dice, () => undefined)
        for (let step = 0; step < 12 && !rules.outcome(state); step++) {
          const seat = rules.toAct(state)[0] ?? 0
          const action = line[seat]?.choose(state, dice)
          if (!action) throw new Error('nobody chose')
          expect(rules.check(state, seat, action)).toBeUndefined()
          if (step === 2) expectOdds(line[seat]?.advise?.(state, dice).choices)
          rules.apply(state, seat, action, dice, () => undefined)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('has an answer in any position that can be set up by hand', () => {
    const flags = fc.record({
      AT: fc.constantFrom(1 as const, 2 as const),
      braced: fc.boolean(),
      gripped: fc.boolean(),
      dived: fc.boolean(),
      A1: fc.constantFrom(0, 1, 5_000_000_000),
    })
    const set = fc.record({ D: fc.nat(2), T: fc.nat(5), sides: fc.tuple(flags, flags) })
    for (const [options, actions] of [
      [small(), 2],
      [small(), 3],
      [optionsOf('kraken'), 3],
    ] as const) {
      const { rules, duel } = loaded({
        ...options,
        ruleset: { ...options.ruleset, turns: { actions, limit: 60 } },
      })
      const book = studyDuel(duel, () => undefined, 64)
      const line = [admiral.join(rules, 0, book), admiral.join(rules, 1, book)]
      const dice = SeededDice.from('by hand')
      const start = rules.setup(dice, () => undefined)
      fc.assert(
        fc.property(set, ({ T, D, sides }) => {
          const state = rules.copy({ ...start, T: T % (2 * actions), D })
          Object.assign(state.sides[0], sides[0])
          Object.assign(state.sides[1], sides[1])
          expect(rules.flaws?.(state) ?? []).toEqual([])
          expectOdds(line[rules.toAct(state)[0] ?? 0]?.advise?.(state, dice).choices)
        }),
        { numRuns: 12 },
      )
    }
  })

  it('sits down without a study as with one', () => {
    const { rules } = loaded(small())
    const state = rules.setup(SeededDice.from('a'), () => undefined)
    const seat = rules.toAct(state)[0] ?? 0
    const dice = SeededDice.from('b')
    const told = admiral.join(rules, seat).advise?.(state, dice)
    expect(told?.choices.map(({ action }) => action.type).sort()).toEqual(
      rules
        .legal(state, seat)
        .map(({ type }) => type)
        .sort(),
    )
    expect(
      admiral
        .join(
          rules,
          seat,
          study.learn(rules, () => undefined),
        )
        .advise?.(state, dice),
    ).toEqual(told)
  })

  it('plays by rulesets with other numbers: three actions in a turn, eight distances', () => {
    const options = small()
    const { rules } = loaded({
      ...options,
      ruleset: { ...options.ruleset, turns: { actions: 3, limit: 20 }, distance: { first: 4, farthest: 8 } },
    })
    const progress: number[] = []
    const book = study.learn(rules, part => progress.push(part))
    expect(progress.at(-1)).toBe(1)
    const line = [admiral.join(rules, 0, book), admiral.join(rules, 1, book)]
    const dice = SeededDice.from('three')
    const state = rules.setup(dice, () => undefined)
    while (!rules.outcome(state)) {
      const seat = rules.toAct(state)[0] ?? 0
      const action = line[seat]?.choose(state, dice)
      if (!action) throw new Error('nobody chose')
      expect(rules.check(state, seat, action)).toBeUndefined()
      rules.apply(state, seat, action, dice, () => undefined)
    }
  })

  // One study for both. Two greedy programs share this duel evenly.
  it('beats a greedy sea serpent, and gets about what it was promised', { timeout: 300_000 }, () => {
    const { rules } = loaded(optionsOf('sea-serpent'))
    const book = study.learn(rules, () => undefined)
    const line = [admiral.join(rules, 0, book), admiral.join(rules, 1, book)]
    const serpent = greedy.join(rules, 1)
    const dice = SeededDice.from('forty')
    let admirals = 0
    let claims = 0
    let results = 0
    for (let game = 0; game < 40; game++) {
      const state = rules.setup(dice, () => undefined)
      while (!rules.outcome(state)) {
        const seat = rules.toAct(state)[0] ?? 0
        const action = (seat === 0 ? line[0] : serpent)?.choose(state, dice)
        if (action) rules.apply(state, seat, action, dice, () => undefined)
      }
      admirals += rules.outcome(state)?.scores[0] ?? 0
    }
    for (let game = 0; game < 40; game++) {
      const state = rules.setup(dice, () => undefined)
      const first = rules.toAct(state)[0] ?? 0
      const claim = line[first]?.advise?.(state, dice).choices[0]?.chance ?? 0
      claims += first === 0 ? claim : 1 - claim
      while (!rules.outcome(state)) {
        const seat = rules.toAct(state)[0] ?? 0
        const action = line[seat]?.choose(state, dice)
        if (action) rules.apply(state, seat, action, dice, () => undefined)
      }
      results += rules.outcome(state)?.scores[0] ?? 0
    }
    expect(admirals).toBeGreaterThan(28)
    expect(Math.abs(claims - results) / 40).toBeLessThan(0.2)
  })
})

function loaded(options: Options) {
  const rules = broadside.load(options)
  return { rules, duel: rules.tables }
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
