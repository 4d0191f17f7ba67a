import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridOf } from '../src/battle/bot/admiral/exact/grid.ts'
import { evaluationOf, trainModel } from '../src/battle/bot/admiral/model.ts'
import { admiral, broadside, type Options } from '../src/index.ts'
import { optionsOf } from './play.ts'
import { smallDuels } from './small-duel.ts'

const training = admiral.training
if (!training) throw new Error('the admiral studies')

describe('a study', () => {
  it('of another version is refused', () => {
    const { tables } = loaded(small())
    expect(() => evaluationOf(tables, new Uint8Array(40))).toThrow('must be made anew')
    expect(() => evaluationOf(tables, new Uint8Array(0))).toThrow('must be made anew')
  })

  it.each([
    ['table', small()],
    ['network', optionsOf('kraken')],
  ])('that is broken is refused: %s', (_kind, options) => {
    const { tables } = loaded(options)
    const model = trainModel(tables, () => undefined, 64)
    expect(() => evaluationOf(tables, model)).not.toThrow()
    for (const cut of [1, 4, 8, model.length - 9, model.length - 4])
      expect(() => evaluationOf(tables, model.slice(0, model.length - cut))).toThrow('must be made anew')
    for (const at of [4, model.length - 4]) {
      const wrong = model.slice()
      wrong.fill(0xff, at, at + 4)
      expect(() => evaluationOf(tables, wrong)).toThrow('must be made anew')
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
    const asShipped = new Map(
      ['even-duel', 'merchant'].map(id => [id, studyOf(loaded(optionsOf(id)).tables)]),
    )
    let same = 0
    fc.assert(
      fc.property(worn, ({ scenario, seat, ball, shoring, ...changes }) => {
        const options = optionsOf(scenario)
        const changed = structuredClone(options)
        const side = changed.sides[seat === 0 ? 0 : 1]
        Object.assign(side, changes)
        side.ammo.ball = ball
        side.stores.shoring = shoring
        const { rules, tables } = loaded(changed)
        if (training.key(rules) !== training.key(broadside.load(options))) return
        same++
        expect(studyOf(tables)).toEqual(asShipped.get(scenario))
      }),
      { numRuns: 20, seed: 1 },
    )
    expect(same).toBeGreaterThan(4)
  })

  it('goes by what is loaded where that stays, or is how an enemy begins', () => {
    const options = optionsOf('even-duel')
    const [player, enemy] = options.sides
    const key = (sides: Options['sides']) => training.key(broadside.load({ ...options, sides }))
    expect(key([{ ...player, loaded: 'grape' }, enemy])).toBe(key([player, enemy]))
    expect(key([player, { ...enemy, loaded: 'grape' }])).not.toBe(key([player, enemy]))
    const fixed = { ...player, menu: player.menu.filter(entry => entry !== 'switch-ammo') }
    expect(key([{ ...fixed, loaded: 'grape' }, enemy])).not.toBe(key([fixed, enemy]))
  })

  it('serves a ship that was damaged on a voyage, and no other pairing', () => {
    const options = optionsOf('pirate-sloop')
    const [player, enemy] = options.sides
    const key = (changed: Options) => training.key(broadside.load(changed))
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
      loaded({ ...options, ruleset: { ...options.ruleset, turns: { actions: 2, limit } } }).tables
    expect(gridOf(within(60))).toBeDefined()
    expect(gridOf(within(3))).toBeUndefined()
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

/** A study of few decisions. */
function studyOf(tables: Tables): Uint8Array {
  return trainModel(tables, () => undefined, 200)
}
