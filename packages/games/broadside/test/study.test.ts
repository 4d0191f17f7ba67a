import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admiral, broadside, type Options } from '../src/index.ts'
import { opinionOf, studyDuel } from '../src/solver/study.ts'
import { gridOf } from '../src/solver/whole/grid.ts'
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

function loaded(options: Options) {
  const rules = broadside.load(options)
  return { rules, duel: rules.tables }
}

function small(): Options {
  const [options] = Object.values(smallDuels)
  if (!options) throw new Error('there is no small duel')
  return options
}

/** A study of few decisions. */
function studyOf(duel: Duel): Uint8Array {
  return studyDuel(duel, () => undefined, 200)
}
