import { readFileSync } from 'node:fs'
import { loadBot, whyNotScene } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { makeLists } from '../scripts/make-lists.mjs'
import { makePreviews } from '../scripts/make-previews.mjs'
import { cards } from '../src/games.ts'
import { coming, findGame, games } from '../src/index.ts'
import * as list from '../src/list.ts'
import { namesOf } from '../src/names.ts'

describe('the list of games', () => {
  test.each(games.map(game => [game.id, game] as const))(
    '%s comes in the box of its name',
    async (id, game) => {
      const box = await game.load()
      expect(box.id).toBe(id)
      expect(findGame(id)).toBe(game)
    },
  )

  test.each(games.map(game => [game.id, game] as const))(
    'the card of %s names all its seats, bots and scenarios, and nothing else',
    async (_id, card) => {
      const box = await card.load()
      const known = box.open(({ game, bots = [] }) => ({
        title: game.title,
        summary: game.about.summary,
        seats: [...new Set(game.scenarios.flatMap(({ options }) => game.load(options).seats))].sort(),
        bots: bots.map(({ id }) => id),
        scenarios: game.scenarios.map(({ id }) => id),
      }))
      expect({
        title: card.title.en,
        summary: card.summary.en,
        seats: Object.keys(card.seats).sort(),
        bots: Object.keys(card.bots),
        scenarios: Object.keys(card.scenarios),
      }).toEqual(known)
    },
  )

  test.each(games.map(game => [game.id, game] as const))(
    'why a match of %s ended is said in words that hold for its winner and its loser',
    async (_id, card) => {
      const texts = (await card.load()).open(({ show }) => show.texts.en)
      const reasons = Object.entries(texts).filter(([key]) => key.startsWith('reason.'))
      expect(reasons.filter(([, reason]) => /\b(enemy|you|your)\b/i.test(reason))).toEqual([])
    },
  )

  test.each(games.map(game => [game.id, game] as const))(
    'the campaigns on the card of %s are those in its box',
    async (_id, card) => {
      const box = await card.load()
      const listed = box.open(({ campaigns = [] }) => campaigns)
      expect(Object.keys(card.campaigns ?? {})).toEqual(listed.map(({ id }) => id))
      for (const { id, load } of listed) {
        const known = (await load()).open(({ campaign, bots }) => ({
          title: campaign.title,
          summary: campaign.about.summary,
          seats: campaign.load(campaign.scenarios[0].options).seats,
          bots: bots.map(bot => bot.id),
          scenarios: campaign.scenarios.map(scenario => scenario.id),
        }))
        const said = card.campaigns?.[id]
        expect({
          title: said?.title.en,
          summary: said?.summary.en,
          seats: [said?.seat.id],
          bots: Object.keys(said?.bots ?? {}),
          scenarios: Object.keys(said?.scenarios ?? {}),
        }).toEqual(known)
      }
    },
  )

  test('every text of every card is there in all languages that any card speaks', () => {
    const texts = (value: unknown): Record<string, unknown>[] => {
      if (typeof value !== 'object' || value === null) return []
      if ('en' in value) return [value as Record<string, unknown>]
      return Object.values(value).flatMap(texts)
    }
    const all = [...games, ...coming].flatMap(texts)
    const languages = [...new Set(all.flatMap(Object.keys))].sort()
    for (const text of all) expect(Object.keys(text).sort()).toEqual(languages)
  })

  test.each(games.map(({ id, load }) => [id, load] as const))(
    'the bots of %s are those on their cards',
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
    'the preview of %s is a sound scene in its skin, or a picture',
    async (_id, game) => {
      const preview = await game.preview()
      if ('picture' in preview) expect(preview.picture).toMatch(/^<svg .*<use .*<\/svg>$/)
      else expect(whyNotScene(preview.scene, preview.skin)).toEqual([])
    },
  )

  test('the page lists the same games, with all that their cards say of them', () => {
    expect(list.games.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
    expect(list.coming.map(({ id }) => id)).toEqual(coming.map(({ id }) => id))
    for (const [file, made] of Object.entries(makeLists(cards))) {
      const stored = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
      expect(JSON.parse(stored), 'npm run previews makes them again').toEqual(JSON.parse(made))
    }
    for (const { id, title, campaigns, seats, bots } of games) {
      const cover = list.findGame(id)
      expect(cover?.title).toEqual(title)
      expect(Object.keys(cover?.campaigns ?? {})).toEqual(Object.keys(campaigns ?? {}))
      expect(namesOf(id)?.seats).toEqual(seats)
      expect(Object.keys(namesOf(id)?.bots ?? {})).toEqual(Object.keys(bots))
    }
    expect(namesOf('constructor')).toBeUndefined()
  })

  test('previews are those that the games of today give', async () => {
    const made = await makePreviews(games)
    expect(Object.keys(made)).toEqual(['previews.json', 'example-previews.json'])
    for (const [file, previews] of Object.entries(made)) {
      const stored = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
      expect(JSON.parse(stored), 'npm run previews makes them again').toEqual(JSON.parse(previews))
    }
  })
})
