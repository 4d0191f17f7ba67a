import { loadBot, whyNotScene } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { coming, findGame, games } from '../src/index.ts'

describe('the list of games', () => {
  test.each(games.map(game => [game.id, game] as const))(
    '%s comes in the box of its name',
    async (id, game) => {
      const box = await game.load()
      expect(box.id).toBe(id)
      expect(findGame(id)).toBe(game)
    },
  )

  test.each(games.flatMap(({ id, names, load }) => (names ? [[id, names, load] as const] : [])))(
    'the names of %s are those of all its seats, programs and scenarios',
    async (_id, names, load) => {
      const ids = (await load()).open(({ game, bots = [] }) => [
        ...game.scenarios.flatMap(({ options }) => game.load(options).seats),
        ...bots.map(({ id }) => id),
        ...game.scenarios.map(({ id }) => id),
      ])
      expect(Object.keys(names).sort()).toEqual([...new Set(ids)].sort())
    },
  )

  test.each(games.map(({ id, load }) => [id, load] as const))(
    'the programs of %s are those on their cards',
    async (_id, load) => {
      const bots = (await load()).open(({ bots }) => bots.map(bot => ({ bot, load: () => loadBot(bot) })))
      for (const { bot, load } of bots) {
        const { id, title, about } = bot
        expect(await load()).toMatchObject({ id, title, about })
      }
    },
  )

  test('a game that can be played is not announced as coming', () => {
    const ids = coming.map(({ id }) => id)
    expect(games.filter(({ id }) => ids.includes(id))).toEqual([])
    expect(ids.map(id => findGame(id))).toEqual(ids.map(() => undefined))
  })

  test.each([...games, ...coming].map(game => [game.id, game] as const))(
    'the preview of %s is a sound scene in its skin',
    async (_id, game) => {
      const { scene, skin } = await game.preview()
      expect(whyNotScene(scene, skin)).toEqual([])
    },
  )
})
