import { games } from '@sextant/games'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

describe('sextant games', () => {
  it('lists every game with its players, length, scenarios, options and bots', async () => {
    const { code, out } = await type('games')
    expect(code).toBe(0)
    for (const { id, title } of games) {
      expect(out).toContain(id)
      expect(out).toContain(title.en)
    }
    expect(out).toContain('1–2 players, 2 minutes')
    expect(out).toMatch(/classic +Five pawns each \(usual\)/)
    expect(out).toMatch(/radius +whole number, 1 to 4/)
    expect(out).toMatch(/coins +whole number, 0 to 1000/)
    expect(out).toMatch(/random +Takes any allowed action/)
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

  it('takes no game by its name', async () => {
    expect(await type('games hexapawn')).toMatchObject({ code: 2, out: '' })
  })
})
