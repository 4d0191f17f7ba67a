import type { BotDecision } from '@sextant/bots'
import { winners } from '@sextant/engine'
import { box } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { evaluate, recordedMatch } from '../src/index.ts'
import { played } from './played.ts'
import { testedOddsOf } from './tested-odds-of.ts'

const pawns = played('hexapawn')
const advised = pawns.box.open(contents => box({ ...contents, adviser: 'rollout' }))
const bids = played('sealed-bids')

function adviserThat(chance: (decision: BotDecision) => number) {
  const asked: BotDecision[] = []
  return {
    asked,
    async advise(decision: BotDecision) {
      asked.push(decision)
      return [
        { action: 'best', chance: chance(decision) },
        { action: 'worse', chance: 0 },
      ]
    },
  }
}

const BUDGET = { milliseconds: 50, most: 100 }

describe('a match on record', () => {
  test('is judged turn by turn, for the first seat, up to its certain end', async () => {
    const recorded = recordedMatch(advised, pawns.record)
    const { judged } = recorded
    if (!judged) throw new Error('it has an adviser')
    const client = adviserThat(({ place }) => (place.seat === 0 ? 0.6 : 0.3))
    const parts: number[] = []
    const found = await evaluate(judged, { ...BUDGET, client, onProgress: part => parts.push(part) })
    expect(found.map(({ step }) => step)).toEqual(
      Array.from({ length: recorded.length + 1 }, (_, step) => step),
    )
    expect(found.slice(0, 2)).toEqual([
      { step: 0, chance: 0.6, known: 'words' },
      { step: 1, chance: 0.7, known: 'words' },
    ])
    expect(found.at(-1)).toEqual({
      step: recorded.length,
      chance: recorded.outcome?.scores[0],
      known: 'certain',
    })
    expect(parts.at(-1)).toBe(1)
    expect(client.asked[1]).toMatchObject({
      place: { game: 'hexapawn', bot: 'rollout', seat: 1 },
      budget: { work: 1, milliseconds: 50 },
    })
  })

  test('is told in corrected percentages where those were tested, and won by who won it', async () => {
    // Hexapawn does not say whose turn it is; without that a third of the match cannot be known.
    const turns = advised.open(({ game, ...contents }) =>
      box({
        ...contents,
        game: {
          ...game,
          load(options) {
            const rules = game.load(options)
            return {
              ...rules,
              turn: state => ({ seats: rules.toAct(state), number: rules.toAct(state)[0] === 0 ? 1 : 2 }),
            }
          },
        },
        odds: async () => testedOddsOf(pawns.record, 'rollout'),
      }),
    )
    const { judged } = recordedMatch(turns, pawns.record)
    if (!judged) throw new Error('it has an adviser')
    const [first, second] = await evaluate(judged, { ...BUDGET, client: adviserThat(() => 0.8) })
    expect(first).toEqual({ step: 0, chance: expect.closeTo(2 / 3), known: 'percent' })
    // The slope halves log-odds, and the second seat has its own shift.
    expect(second).toEqual({
      step: 1,
      chance: expect.closeTo(1 - 1 / (1 + Math.exp(-1) / 2)),
      known: 'percent',
    })
    expect(judged.winner).toBe(winners(pawns.record.outcome ?? { scores: [], reason: '' })[0])
  })

  test('of many turns is judged at some of them', async () => {
    const { judged } = recordedMatch(advised, pawns.record)
    if (!judged) throw new Error('it has an adviser')
    const client = adviserThat(() => 0.5)
    await evaluate(judged, { ...BUDGET, client, most: 3 })
    expect(client.asked.length).toBeGreaterThan(1)
    expect(client.asked.length).toBeLessThanOrEqual(3)
  })

  test('is not judged by its end where somebody resigned', async () => {
    const { outcome: _outcome, ...rest } = pawns.record
    const record = {
      ...rest,
      steps: [{ seq: 1, end: { kind: 'resigned' as const, seat: 0 } }],
      outcome: { scores: [0, 1], reason: 'resigned' },
    }
    expect(recordedMatch(advised, record).judged?.last).toBeUndefined()
  })

  test('is not judged without an adviser', () => {
    expect(recordedMatch(pawns.box, pawns.record).judged).toBeUndefined()
  })

  test('of plans made at the same time is judged once for each round, between the hopes of both', async () => {
    const withAdviser = bids.box.open(contents => box({ ...contents, adviser: 'rollout' }))
    const { judged, length } = recordedMatch(withAdviser, bids.record)
    expect(judged?.steps[0]).toBe(0)
    expect(judged?.steps.length).toBeLessThanOrEqual(length / 2 + 1)
    if (!judged) throw new Error('it has an adviser')
    const client = adviserThat(({ place }) => (place.seat === 0 ? 0.9 : 0.7))
    const [first] = await evaluate(judged, { ...BUDGET, client })
    expect(first?.chance).toBeCloseTo((0.9 + 0.3) / 2)
  })
})
