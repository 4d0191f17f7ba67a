import { branches, SeededDice } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admiral, broadside, duelOf, greedy, type Options, type State } from '../src/index.ts'
import { atLeast, chancesOf } from '../src/rules/chances.ts'
import type { Roll } from '../src/schema.ts'
import { contextOf } from '../src/solver/context.ts'
import { countersOf, effectsOf, type Toll } from '../src/solver/effects.ts'
import { opinionOf, studyDuel } from '../src/solver/study.ts'
import { gridOf } from '../src/solver/whole/grid.ts'
import { anyDuel } from './any-duel.ts'
import { optionsOf } from './play.ts'
import { smallDuels } from './small-duel.ts'

const study = admiral.study
if (!study) throw new Error('the admiral studies')

describe('a study', () => {
  it('of another version is refused', () => {
    const { duel } = loaded(small())
    expect(() => opinionOf(duel, new Uint8Array(40))).toThrow('must be made anew')
    expect(() => opinionOf(duel, new Uint8Array(0))).toThrow('must be made anew')
  })

  it.each([
    ['table', small()],
    ['network', optionsOf('kraken')],
  ])('that is broken is refused: %s', (_kind, options) => {
    const { duel } = loaded(options)
    const book = studyDuel(duel, () => undefined, 64)
    expect(() => opinionOf(duel, book)).not.toThrow()
    for (const cut of [1, 4, 8, book.length - 9, book.length - 4])
      expect(() => opinionOf(duel, book.slice(0, book.length - cut))).toThrow('must be made anew')
    for (const at of [4, book.length - 4]) {
      const wrong = book.slice()
      wrong.fill(0xff, at, at + 4)
      expect(() => opinionOf(duel, wrong)).toThrow('must be made anew')
    }
  })

  it('is the same for all duels of one key, byte by byte', () => {
    const worn = fc.record({
      hull: fc.integer({ min: 1, max: 38 }),
      crew: fc.integer({ min: 1, max: 18 }),
      loaded: fc.constantFrom('ball' as const, 'grape' as const),
      ball: fc.nat(8),
      shoring: fc.nat(3),
      initiative: fc.nat(3),
      name: fc.constantFrom('Hind', 'Hart'),
      seat: fc.constantFrom(0, 1),
      scenario: fc.constantFrom('even-duel', 'merchant'),
    })
    const asShipped = new Map(['even-duel', 'merchant'].map(id => [id, studyOf(loaded(optionsOf(id)).duel)]))
    let same = 0
    fc.assert(
      fc.property(worn, ({ scenario, seat, ball, shoring, ...changes }) => {
        const options = optionsOf(scenario)
        const changed = structuredClone(options)
        const side = changed.sides[seat === 0 ? 0 : 1]
        Object.assign(side, changes)
        side.ammo.ball = ball
        side.stores.shoring = shoring
        const { rules, duel } = loaded(changed)
        if (study.key(rules) !== study.key(broadside.load(options))) return
        same++
        expect(studyOf(duel)).toEqual(asShipped.get(scenario))
      }),
      { numRuns: 20, seed: 1 },
    )
    expect(same).toBeGreaterThan(4)
  })

  it('goes by what is loaded where that stays, or is how an enemy begins', () => {
    const options = optionsOf('even-duel')
    const [player, enemy] = options.sides
    const key = (sides: Options['sides']) => study.key(broadside.load({ ...options, sides }))
    expect(key([{ ...player, loaded: 'grape' }, enemy])).toBe(key([player, enemy]))
    expect(key([player, { ...enemy, loaded: 'grape' }])).not.toBe(key([player, enemy]))
    const fixed = { ...player, menu: player.menu.filter(entry => entry !== 'switch-ammo') }
    expect(key([{ ...fixed, loaded: 'grape' }, enemy])).not.toBe(key([fixed, enemy]))
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

  it('is a table only where there are so many turns that the last ones matter little', () => {
    const options = small()
    const within = (limit: number) =>
      loaded({ ...options, ruleset: { ...options.ruleset, turns: { actions: 2, limit } } }).duel
    expect(gridOf(within(60))).toBeDefined()
    expect(gridOf(within(3))).toBeUndefined()
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
    const { rules, duel, state, seat } = firing(hull, crew)
    const { other } = effectsOf(duel).of(contextOf(state), 'cannon', 1)
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
    const { duel, state } = firing(hull, crew)
    const { other } = effectsOf(duel).of(contextOf(state), 'cannon', 1)
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
    const { duel, rules } = loaded({
      ...options,
      ruleset: { ...options.ruleset, turns: { actions: 1, limit: 1 } },
    })
    const state = rules.setup(SeededDice.from('one'), () => undefined)
    expect(effectsOf(duel).of(contextOf(state), 'brace', 1).next).toBeDefined()
  })
})

describe('the admiral', () => {
  it('plays any duel that the rules allow', () => {
    fc.assert(
      fc.property(anyDuel, fc.nat(), (options, seed) => {
        const { rules, duel } = loaded(options)
        const book = studyDuel(duel, () => undefined, 100)
        const line = [admiral.sit(rules, 0, book), admiral.sit(rules, 1, book)]
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
      const line = [admiral.sit(rules, 0, book), admiral.sit(rules, 1, book)]
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

/** A study of few decisions. */
function studyOf(duel: ReturnType<typeof duelOf>): Uint8Array {
  return studyDuel(duel, () => undefined, 200)
}

/** Two of the kind that never break, next to fire balls that do so much. */
function firing(hull: Roll, crew: Roll) {
  const options = optionsOf('even-duel')
  const ship = { ...options.sides[0], hull: 999, hullMax: 999, crew: 999, crewMax: 999, loot: [] }
  const { cannon } = options.ruleset.attacks
  const attacks = { ...options.ruleset.attacks, cannon: { ...cannon, ball: { hull, crew } } }
  const { rules, duel } = loaded({ ruleset: { ...options.ruleset, attacks }, sides: [ship, ship] })
  const state = rules.setup(SeededDice.from('firing'), () => undefined)
  return { rules, duel, state, seat: rules.toAct(state)[0] ?? 0 }
}

function total(tolls: readonly Toll[]): number {
  return tolls.reduce((sum, { chance }) => sum + chance, 0)
}

function expectOdds(choices: readonly { readonly chance: number }[] | undefined): void {
  expect(choices?.length).toBeGreaterThan(0)
  for (const { chance } of choices ?? []) {
    expect(chance).toBeGreaterThanOrEqual(0)
    expect(chance).toBeLessThanOrEqual(1)
  }
}

function mean(ways: readonly { chance: number; state: State }[], measure: (state: State) => number): number {
  return ways.reduce((sum, { chance, state }) => sum + chance * measure(state), 0)
}
