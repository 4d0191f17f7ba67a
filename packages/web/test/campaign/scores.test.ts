import { describe, expect, test } from 'vitest'
import { ranked, valueNames } from '../../src/pages/campaign/scores.ts'
import { pointsOf } from '../../src/store/points.ts'

const ended = (id: string, score: number, at: number) => ({
  id,
  ended: at,
  outcome: { scores: [1], reason: 'home', values: { gold: score / 10, score } },
})

describe('the table of records', () => {
  test('has the best first, and of two alike the earlier', () => {
    const scores = [ended('late', 50, 9), ended('poor', 10, 1), ended('early', 50, 2)]
    expect(ranked(scores).map(({ id }) => id)).toEqual(['early', 'late', 'poor'])
  })

  test('goes by the score, or by who has won where a campaign has none', () => {
    expect(pointsOf({ scores: [0], values: { score: 7 } })).toBe(7)
    expect(pointsOf({ scores: [1] })).toBe(1)
  })

  test('has the score before the other values', () => {
    expect(valueNames([{ values: { gold: 1, score: 2, days: 3 } }, {}])).toEqual(['score', 'gold', 'days'])
  })
})
