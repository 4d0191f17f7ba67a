import { describe, expect, it } from 'vitest'
import { rankingOf } from '../src/index.ts'

const seats = ['red', 'green', 'blue']
const ranked = (scores: number[], values: Record<string, number>) =>
  rankingOf({ scores, reason: 'over', values }, seats)?.map(({ seat, rank, value }) => [seat, rank, value])

describe('the ranking of an outcome', () => {
  it('has the seats with their results, the best first', () => {
    expect(ranked([0, 1, 0], { red: 3, green: 9, blue: 5 })).toEqual([
      [1, 1, 9],
      [2, 2, 5],
      [0, 3, 3],
    ])
  })

  it('gives seats with the same result the same rank, and leaves out the next', () => {
    expect(ranked([0.5, 0, 0.5], { red: 7, green: 2, blue: 7 })).toEqual([
      [0, 1, 7],
      [2, 1, 7],
      [1, 3, 2],
    ])
    expect(ranked([1, 0, 0], { red: 7, green: 2, blue: 2 })).toEqual([
      [0, 1, 7],
      [1, 2, 2],
      [2, 2, 2],
    ])
  })

  it('never has who wins below who does not, whatever the values say', () => {
    expect(ranked([1, 0, 0], { red: 60, green: 75, blue: 72 })?.[0]).toEqual([0, 1, 60])
  })

  it('is not there where a seat has no value', () => {
    expect(ranked([1, 0, 0], { red: 7, green: 2 })).toBeUndefined()
    expect(rankingOf({ scores: [1, 0, 0], reason: 'over' }, seats)).toBeUndefined()
  })
})
