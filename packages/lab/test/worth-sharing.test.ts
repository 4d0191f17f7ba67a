import { describe, expect, it } from 'vitest'
import { worthSharing } from '../src/index.ts'

/** After which game of a series helpers are started, where game n takes so long. */
function startedAfter(games: number, helpers: number, msOf: (game: number) => number): number | undefined {
  let clock = 5000
  const worth = worthSharing({ games, helpers, startMs: 300, now: () => clock })
  // A training, which tells nothing of games.
  clock += 20_000
  worth.begin()
  for (let game = 1; game < games; game++) {
    clock += msOf(game)
    if (worth.after(game)) return game
  }
  return undefined
}

describe('helpers', () => {
  it('are not worth their start in a short series, whatever was trained before it', () => {
    expect(startedAfter(300, 2, () => 3)).toBeUndefined()
    expect(startedAfter(2, 8, () => 100)).toBeUndefined()
  })

  it('are worth it where much is left, as soon as that can be told', () => {
    expect(startedAfter(1000, 2, () => 3)).toBe(100)
    expect(startedAfter(10, 2, () => 2000)).toBe(1)
    expect(startedAfter(400, 8, () => 3)).toBe(100)
  })

  it('are not taken to save the time of games that were slow only at first', () => {
    expect(startedAfter(300, 2, game => (game < 15 ? 10 : 2))).toBeUndefined()
  })

  it('save nothing where there is only one, or one game left', () => {
    expect(startedAfter(1000, 1, () => 100)).toBeUndefined()
    expect(startedAfter(2, 2, () => 100_000)).toBeUndefined()
  })
})
