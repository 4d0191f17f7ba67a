import { games } from '@sextant/games'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

describe('sextant games', () => {
  it('lists every game in two lines', async () => {
    const { code, out } = await type('games')
    expect(code).toBe(0)
    for (const { id, title } of games) {
      expect(out).toContain(id)
      expect(out).toContain(title.en)
    }
    expect(out).toContain('1–2 players, 2 minutes')
    expect(out.trimEnd().split('\n')).toHaveLength(2 * games.length + 2)
  })

  it('shows scenarios, options, bots and campaigns of a game by its name', async () => {
    const { code, out } = await type('games hexapawn sealed-bids')
    expect(code).toBe(0)
    expect(out).toMatch(/classic +Five pawns each \(default\)/)
    expect(out).toMatch(/radius +whole number, 1 to 4/)
    expect(out).toMatch(/coins +whole number, 0 to 1000/)
    expect(out).toMatch(/random +Picks any legal action/)
    expect(out).toMatch(/campaigns +\S+ +The Collector/)
    expect(out).not.toContain('Blades')
  })

  it('says what a seat scored between equal bots, where it was counted', async () => {
    expect((await type('games firefight')).out).toMatch(
      /flags +Capture the flags; blue scores \d+ % of [\d,]+ matches between captain and captain, forces swapped/,
    )
    const entries = JSON.parse((await type('games --json')).out)
    for (const { scenarios, bots } of entries)
      for (const { seatCount: count } of scenarios) {
        if (!count) continue
        expect(count.score).toBeGreaterThan(0)
        expect(count.score).toBeLessThan(1)
        expect(count.matches).toBeGreaterThan(0)
        expect(bots.map(({ id }: { id: string }) => id)).toContain(count.bot)
      }
  })

  it('gives the same as data', async () => {
    const entries = JSON.parse((await type('games --json')).out)
    expect(entries.map(({ id }: { id: string }) => id)).toEqual(games.map(({ id }) => id))
    expect(entries).toContainEqual(
      expect.objectContaining({
        id: 'hexapawn',
        kind: 'example',
        players: '1–2',
        options: [{ name: 'radius', about: 'whole number, 1 to 4' }],
      }),
    )
  })

  it('knows what a mistyped game was meant to be', async () => {
    const { code, err } = await type('games hexapwn')
    expect(code).toBe(2)
    expect(err).toContain('did you mean hexapawn?')
  })
})
