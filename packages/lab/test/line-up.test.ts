import { describe, expect, it } from 'vitest'
import { lineUps } from '../src/index.ts'

describe('line-ups', () => {
  it('swap two bots', () => {
    expect(lineUps(['a', 'b'], 2)).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ])
  })

  it('are one where one bot fills all seats, however often it is named', () => {
    expect(lineUps(['a'], 3)).toEqual([['a', 'a', 'a']])
    expect(lineUps(['a', 'a'], 2)).toEqual([['a', 'a']])
  })

  it('let two bots on three seats play each seat, and the seat that is left over, equally often', () => {
    const lines = lineUps(['a', 'b'], 3)
    expect(lines.map(line => line.join(''))).toEqual(['aba', 'baa', 'aab', 'bab', 'abb', 'bba'])
    for (const seat of [0, 1, 2]) expect(lines.filter(line => line[seat] === 'a')).toHaveLength(3)
  })

  it('are never the same twice, and fair to all bots, whatever the numbers', () => {
    for (let seats = 1; seats <= 6; seats++)
      for (let count = 1; count <= seats; count++) {
        const bots = Array.from({ length: count }, (_, bot) => `bot ${bot}`)
        const lines = lineUps(bots, seats)
        expect(new Set(lines.map(line => line.join())).size).toBe(lines.length)
        for (const bot of bots)
          for (let seat = 0; seat < seats; seat++)
            expect(lines.filter(line => line[seat] === bot)).toHaveLength(lines.length / count)
      }
  })

  it('refuse no bots, and more bots than seats', () => {
    expect(() => lineUps([], 2)).toThrow('at least one bot')
    expect(() => lineUps(['a', 'b', 'c'], 2)).toThrow('3 bots cannot share 2 seats')
  })
})
