import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SeededDice } from '@sextant/engine'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { effectsOf } from '../src/battle/bot/admiral/effects.ts'
import { gridOf } from '../src/battle/bot/admiral/exact/grid.ts'
import { evaluationOf, keyOf, trainModel, whyUnusable } from '../src/battle/bot/admiral/training.ts'
import { admiral, broadside, type Options, type Tables } from '../src/index.ts'
import { adviceOf, optionsOf } from './play.ts'
import { smallDuels } from './small-duel.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadside-model-'))
/** That advice is the same does not turn on how good it is. */
const LITTLE_WORK = { work: 0.1, expired: () => false }
afterAll(() => rmSync(folder, { recursive: true }))

describe.each([
  ['exact', small(), optionsOf('kraken')],
  ['network', optionsOf('kraken'), small()],
])('a model of kind %s', (kind, options, otherOptions) => {
  const { rules, tables } = loaded(options)
  const model = trainModel(tables, () => undefined, 64)
  const state = rules.setup(SeededDice.from('model'), () => undefined)
  const advice = (bytes: Uint8Array) =>
    adviceOf(admiral.join(rules, rules.toAct(state)[0] ?? 0, bytes), state, LITTLE_WORK)

  /** Refused with this reason by the check, and never half-read. */
  const refused = (bytes: Uint8Array, reason: RegExp) => {
    expect(whyUnusable(tables, bytes)).toMatch(reason)
    expect(whyUnusable(tables, bytes)).toMatch(/trained again/)
    expect(() => evaluationOf(tables, effectsOf(tables), bytes)).toThrow(reason)
  }

  it('can be used', () => {
    expect(whyUnusable(tables, model)).toBeUndefined()
    expect(() => evaluationOf(tables, effectsOf(tables), model)).not.toThrow()
  })

  it('is the same from a Buffer of a file, and at any offset in memory', () => {
    const file = join(folder, kind)
    writeFileSync(file, model)
    const buffer = readFileSync(file)
    expect(whyUnusable(tables, buffer)).toBeUndefined()
    expect(advice(buffer)).toEqual(advice(model))
    for (const offset of [1, 2, 3, 4, 7]) {
      const memory = Buffer.alloc(model.length + 16, 0xff)
      memory.set(model, offset)
      const view = memory.subarray(offset, offset + model.length)
      expect(whyUnusable(tables, view)).toBeUndefined()
      expect(advice(view)).toEqual(advice(model))
    }
  })

  it('is not changed by being used', () => {
    const before = model.slice()
    advice(model)
    expect(model).toEqual(before)
  })

  it('is refused where it is empty, foreign or of another version', () => {
    refused(new Uint8Array(0), /0 bytes/)
    refused(new Uint8Array(40), /header/)
    const older = model.slice()
    older[4] = 2
    refused(older, /version is 2/)
    const foreign = trainModel(loaded(otherOptions).tables, () => undefined, 64)
    refused(foreign, new RegExp(`needs a model of kind ${kind}`))
  })

  it('is refused where it is cut off', () => {
    for (const cut of [1, 3, 4, 8, model.length - 17, model.length - 16, model.length - 4])
      refused(model.slice(0, model.length - cut), /bytes|header|checksum/)
  })

  it('is refused where any byte is flipped', () => {
    fc.assert(
      fc.property(fc.nat(model.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = model.slice()
        damaged[at] = (damaged[at] ?? 0) ^ change
        refused(damaged, /header|version|kind|checksum/)
      }),
      { numRuns: 60 },
    )
  })

  it('is refused for a duel of another size', () => {
    const [player, enemy] = options.sides
    const larger = loaded({ ...options, sides: [{ ...player, hullMax: player.hullMax + 1 }, enemy] }).tables
    const moreActions = { ...options.ruleset.turns, actions: 3 }
    const longer = loaded({ ...options, ruleset: { ...options.ruleset, turns: moreActions } }).tables
    expect(whyUnusable(kind === 'exact' ? larger : longer, model)).toMatch(/words|weights/)
  })
})

describe('the key of a model', () => {
  it('is shared only by duels whose models are the same, byte by byte', () => {
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
      ['even-duel', 'merchant'].map(id => [id, modelOf(loaded(optionsOf(id)).tables)]),
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
        const { tables } = loaded(changed)
        if (keyOf(tables) !== keyOf(loaded(options).tables)) return
        same++
        expect(modelOf(tables)).toEqual(asShipped.get(scenario))
      }),
      { numRuns: 20, seed: 1 },
    )
    expect(same).toBeGreaterThan(4)
  })

  it('goes by what is loaded where that stays, or is how an enemy begins', () => {
    const options = optionsOf('even-duel')
    const [player, enemy] = options.sides
    const key = (sides: Options['sides']) => keyOf(loaded({ ...options, sides }).tables)
    expect(key([{ ...player, loaded: 'grape' }, enemy])).toBe(key([player, enemy]))
    expect(key([player, { ...enemy, loaded: 'grape' }])).not.toBe(key([player, enemy]))
    const fixed = { ...player, menu: player.menu.filter(entry => entry !== 'switch-ammo') }
    expect(key([{ ...fixed, loaded: 'grape' }, enemy])).not.toBe(key([fixed, enemy]))
  })

  it('serves a ship that was damaged on a voyage, and no other pairing', () => {
    const options = optionsOf('pirate-sloop')
    const [player, enemy] = options.sides
    const key = (changed: Options) => keyOf(loaded(changed).tables)
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

  it('names a table only where there are enough turns that the last ones matter little', () => {
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

/** A model from few decisions. */
function modelOf(tables: Tables): Uint8Array {
  return trainModel(tables, () => undefined, 200)
}
