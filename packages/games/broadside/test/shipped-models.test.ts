import { SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import evenDuel from '#data/admiral/even-duel.json' with { type: 'json' }
import { contextOf } from '../src/battle/bot/admiral/context.ts'
import { countersOf } from '../src/battle/bot/admiral/counters.ts'
import { effectsOf } from '../src/battle/bot/admiral/effects.ts'
import { rateActions } from '../src/battle/bot/admiral/search.ts'
import { modelIn, shippedModel } from '../src/battle/bot/admiral/shipped.ts'
import { shipModel, unshipModel } from '../src/battle/bot/admiral/shipped-format.ts'
import { evaluationOf, keyOf, trainModel, whyUnusable } from '../src/battle/bot/admiral/training.ts'
import { broadside, type Options, type State, voyage } from '../src/index.ts'
import { shippedPairings } from '../src/shipped-pairings.ts'
import { optionsOf } from './play.ts'

const pairings = shippedPairings()

describe('the admiral’s models that the game comes with', () => {
  test.each(pairings)('$name: fits the rules of today', async ({ options }) => {
    const { tables } = broadside.load(options)
    // Where this fails, the rules have changed: node scripts/admiral-models.mjs trains it again.
    const model = await shippedModel(keyOf(tables))
    expect(model).toBeDefined()
    expect(model && whyUnusable(tables, model)).toBeUndefined()
    if (model) expect(inconsistency(options, model)).toBeLessThan(MOST)
  })

  test('serve every fight of a voyage, however the ship limps into it', async () => {
    for (const { options } of voyage.scenarios) {
      const rules = voyage.load(options)
      const state = rules.setup(SeededDice.from('s'), () => {})
      for (const enemy of Object.keys(options.enemies)) {
        const passage = { to: 'windlass', sailed: 1, stage: 'fighting', enemy } as const
        const battle = rules.battle({
          ...state,
          hull: 9,
          crew: 4,
          ammo: { ball: 0, grape: 2, rifle: 8 },
          passage,
        })
        if (!battle) throw new Error(`there is no fight with a ${enemy}`)
        expect(await shippedModel(keyOf(broadside.load(battle.options).tables)), enemy).toBeDefined()
      }
    }
  })

  test('are not for other duels', async () => {
    const { ruleset, sides } = optionsOf('even-duel')
    const { tables } = broadside.load({ ruleset: { ...ruleset, brace: ruleset.brace + 1 }, sides })
    expect(await shippedModel(keyOf(tables))).toBeUndefined()
  })

  test.each([
    ['no checksum', { checksum: undefined }, '/checksum: is missing'],
    ['weights of zeros', { weights: 'AAAA' }, '/checksum: does not match'],
    ['a scale of nothing', { scale: 0 }, '/checksum: does not match'],
    ['weights that are not base64', { weights: '!' }, '/checksum: does not match'],
    ['no weights', { weights: undefined }, '/weights'],
    ['the model of another duel', { key: 'another' }, '/key: found another, expected '],
  ])('are refused with %s', (_, change, why) => {
    const { key } = evenDuel
    const file = 'data/admiral/even-duel.json'
    expect(modelIn(evenDuel, key, file)).toBeInstanceOf(Uint8Array)
    expect(() => modelIn({ ...evenDuel, ...change }, key, file)).toThrow(why)
    expect(() => modelIn({ ...evenDuel, ...change }, key, file)).toThrow(file)
  })

  test('are rounded by no more than a part in ten thousand of the greatest weight', () => {
    const { tables } = broadside.load(optionsOf('kraken'))
    const model = trainModel(tables, () => {}, 200)
    // What has hardly been trained would be told by its inconsistency.
    expect(inconsistency(optionsOf('kraken'), model)).toBeGreaterThan(MOST)
    const shipped = shipModel(model)
    const again = unshipModel(shipped)
    expect(whyUnusable(tables, again)).toBeUndefined()
    expect(shipModel(again).weights).toBe(shipped.weights)
    const [own, other] = [model, again].map(bytes => new Float32Array(bytes.slice(16).buffer))
    const most = 32_767 * shipped.scale
    for (const [i, weight] of own?.entries() ?? [])
      expect(Math.abs(weight - (other?.[i] ?? 0))).toBeLessThan(most / 10_000)
  })
})

/** Trained models come to 0.024 at most. */
const MOST = 0.03

/** How far the value of a position is from that of its best action, on average over a duel at random: one that was trained for another is far off. */
function inconsistency(options: Options, model: Uint8Array): number {
  const rules = broadside.load(options)
  const { tables } = rules
  const effects = effectsOf(tables)
  const evaluation = evaluationOf(tables, effects, model)
  const dice = SeededDice.from('fits')
  const differences: number[] = []
  while (differences.length < 60) {
    const state = rules.setup(dice, () => {})
    while (!rules.outcome(state)) {
      const seat = rules.toAct(state)[0] === 1 ? 1 : 0
      const [best] = rateActions(tables, effects, evaluation, state, { work: 1, expired: () => false }).sort(
        (a, b) => b.chance - a.chance,
      )
      if (!best) throw new Error('somebody is to act')
      differences.push(Math.abs(best.chance - expected(state, seat)))
      const action = dice.d(4) === 1 ? dice.pick(rules.legal(state, seat)) : best.action
      rules.apply(state, seat, action, dice, () => {})
    }
  }
  return differences.reduce((sum, one) => sum + one, 0) / differences.length

  function expected(state: State, seat: 0 | 1): number {
    const [own, other] = [state.sides[seat], state.sides[seat === 0 ? 1 : 0]]
    const remains = { hull: own.hull, crew: own.crew ?? 1, counters: countersOf(own) }
    const leaves = evaluation.leaves(contextOf(state), seat, state.turn, remains, countersOf(other))
    return leaves.at(other.hull, other.crew ?? 1)
  }
}
