import { games } from '@sextant/games'
import { BOT_BEGINS, bytesOf, fixSeed, followLink, PERSON_BEGINS, visit, watchFiles } from '../first-load.ts'
import { expect, ONCE, testInOwnProfile as test } from '../fixtures.ts'
import { titlesOf } from '../game.ts'

/** Everything that is sent until a first move can be made, in bytes. `npm run bench:web -- --why` says what it is made of. */
const MOST = 175_000
/** The same where the bot begins: with its code, schemas for its answers, and what plays its first shots. */
const MOST_AFTER_BOT = 190_000

// A service worker fetches in the background what belongs to no page; what moves is fetched too.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'no-preference' } })

for (const locale of ['en', 'zh'] as const)
  test.describe(`a first load in ${locale}`, ONCE, () => {
    test.use({ locale })

    for (const { id, title } of games.filter(({ kind }) => kind === 'game'))
      test(`of a match of ${id} is within its budget`, async ({ page }) => {
        await fixSeed(page, PERSON_BEGINS)
        const files = watchFiles(page)
        await visit(page, title[locale])
        const sent = bytesOf(await files())
        expect(sent).toBeGreaterThan(50_000)
        expect(sent).toBeLessThanOrEqual(MOST)
      })

    // A part of what the home page and a match are sent: in one language that is enough.
    for (const { id, title } of games.filter(({ kind }) => kind === 'game' && locale === 'zh'))
      test(`of a link to ${id} is within its budget`, async ({ page }) => {
        await fixSeed(page, PERSON_BEGINS)
        const files = watchFiles(page)
        await followLink(page, id, title[locale])
        const sent = bytesOf(await files())
        expect(sent).toBeGreaterThan(50_000)
        expect(sent).toBeLessThanOrEqual(MOST)
      })

    test('of a match that the bot begins is within its own', async ({ page }) => {
      await fixSeed(page, BOT_BEGINS)
      const files = watchFiles(page)
      await visit(page, titlesOf('broadside')[locale === 'en' ? 'title' : 'chineseTitle'])
      await expect(page.locator('.action').first()).toBeEnabled({ timeout: 60_000 })
      expect(bytesOf(await files())).toBeLessThanOrEqual(MOST_AFTER_BOT)
    })
  })
