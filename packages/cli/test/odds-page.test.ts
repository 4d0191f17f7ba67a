import { readFile } from 'node:fs/promises'
import { checkShape, testedOddsSchema } from '@sextant/engine'
import { games } from '@sextant/games'
import { expect, test } from 'vitest'
import { oddsPage } from '../src/odds-page.ts'

test('the page of tested odds is what the data of the games say', async () => {
  const page = await readFile(new URL('../../../docs/odds.md', import.meta.url), 'utf8')
  // Made by: npx sextant calibrate --page > docs/odds.md
  expect(page).toBe(await oddsPage())
})

test('every game with an adviser has odds that can be read', async () => {
  for (const listed of games) {
    const box = await listed.load()
    const given = await box.open(async ({ adviser, odds }) =>
      adviser === undefined ? 'none' : await odds?.(),
    )
    if (given !== 'none') expect(checkShape(testedOddsSchema, given)).toMatchObject({ ok: true })
  }
})
