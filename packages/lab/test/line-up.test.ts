import { describe, expect, it } from 'vitest'
import { lineUp } from '../src/index.ts'

describe('line-up', () => {
  it('swaps two bots from game to game', () => {
    expect([0, 1, 2].map(game => lineUp(['a', 'b'], 2, game))).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b'],
    ])
  })

  it('fills the seats with one bot', () => {
    expect(lineUp(['a'], 3, 1)).toEqual(['a', 'a', 'a'])
  })

  it('gives each bot each seat equally often, also where seats are left over', () => {
    const seats = 3
    const games = [0, 1, 2].map(game => lineUp(['a', 'b'], seats, game))
    for (let seat = 0; seat < seats; seat++) expect(games.filter(line => line[seat] === 'a')).toHaveLength(2)
  })

  it('refuses no bots, and more bots than seats', () => {
    expect(() => lineUp([], 2, 0)).toThrow('at least one bot')
    expect(() => lineUp(['a', 'b', 'c'], 2, 0)).toThrow('3 bots cannot share 2 seats')
  })
})
