import { branches, SeededDice } from '@sextant/engine'
import { describe, expect, it } from 'vitest'
import { admiral, broadside, duelOf, greedy, type Options, type State } from '../src/index.ts'
import { contextOf } from '../src/solver/context.ts'
import { COUNTERS, effectsOf } from '../src/solver/effects.ts'
import { opinionOf } from '../src/solver/study.ts'
import { optionsOf } from './play.ts'
import { smallDuels } from './small-duel.ts'

const study = admiral.study
if (!study) throw new Error('the admiral studies')

describe('a study', () => {
  it('of another version is refused', () => {
    const { duel } = loaded(small())
    expect(() => opinionOf(duel, new Uint8Array(40))).toThrow('must be made anew')
  })

  it('serves a ship that was damaged on a voyage, and no other pairing', () => {
    const options = optionsOf('pirate-sloop')
    const [player, enemy] = options.sides
    const key = (changed: Options) => study.key(broadside.load(changed))
    const worn = {
      ...player,
      hull: 11,
      crew: 7,
      ammo: { ball: 1, grape: 6, rifle: 0 },
      loaded: 'grape' as const,
    }
    expect(key({ ...options, sides: [worn, enemy] })).toBe(key(options))
    expect(key({ ...options, sides: [{ ...player, hullMax: 60 }, enemy] })).not.toBe(key(options))
    expect(key({ ...options, sides: [{ ...player, escape: 0.5 }, enemy] })).not.toBe(key(options))
    expect(key({ ...options, ruleset: { ...options.ruleset, brace: 2 } })).not.toBe(key(options))
    const shorter = { ...options.ruleset, turns: { ...options.ruleset.turns, limit: 30 } }
    expect(key({ ...options, ruleset: shorter })).not.toBe(key(options))
    const richer = { ...enemy, ammo: { ...enemy.ammo, ball: enemy.ammo.ball + 1 } }
    expect(key({ ...options, sides: [player, richer] })).not.toBe(key(options))
  })
})

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
    const { rules, duel } = loaded(bare)
    const effects = effectsOf(duel)
    const dice = SeededDice.from(id)
    let state = rules.setup(dice, () => undefined)
    for (let step = 0; step < 25; step++) {
      if (rules.outcome(state)) state = rules.setup(dice, () => undefined)
      const seat = rules.toAct(state)[0] === 0 ? 0 : 1
      const own = state.sides[seat]
      const legal = rules.legal(state, seat)
      const counters = COUNTERS.map(counter => own[counter])
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
})

describe('the admiral', () => {
  it('sits down without a study as with one', () => {
    const { rules } = loaded(small())
    const state = rules.setup(SeededDice.from('a'), () => undefined)
    const seat = rules.toAct(state)[0] ?? 0
    const dice = SeededDice.from('b')
    const told = admiral.sit(rules, seat).advise?.(state, dice)
    expect(told?.choices.map(({ action }) => action.type).sort()).toEqual(
      rules
        .legal(state, seat)
        .map(({ type }) => type)
        .sort(),
    )
    expect(
      admiral
        .sit(
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
    const line = [admiral.sit(rules, 0, book), admiral.sit(rules, 1, book)]
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
    const line = [admiral.sit(rules, 0, book), admiral.sit(rules, 1, book)]
    const serpent = greedy.sit(rules, 1)
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
  return { rules, duel: duelOf(rules) }
}

function small(): Options {
  const [options] = Object.values(smallDuels)
  if (!options) throw new Error('there is no small duel')
  return options
}

function mean(ways: readonly { chance: number; state: State }[], measure: (state: State) => number): number {
  return ways.reduce((sum, { chance, state }) => sum + chance * measure(state), 0)
}
