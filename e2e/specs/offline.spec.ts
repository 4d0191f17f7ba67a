import { eventually, expect, testInOwnProfile as test } from '../fixtures.ts'
import { GAME } from '../game.ts'
import { homeHeading, moveSomePiece, readLog, startGame } from '../person.ts'
import { serveClient } from '../served-client.ts'

test('after the first visit everything works without a server', async ({ page, hand, faults }) => {
  faults.expect(/ERR_CONNECTION_REFUSED/)
  faults.expect(/asked a stranger: http:\/\/127\.0\.0\.1:/)
  const client = await serveClient()
  await page.goto(client.url)
  await expect(homeHeading(page)).toBeVisible()
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (!serviceWorker.controller)
      await new Promise(resolve =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
  await client.close()

  await page.reload()
  await startGame(page, hand)
  await moveSomePiece(page, hand, GAME.own)
  await eventually(async () => (await readLog(page)).length).toBe(2)
  const address = page.url()
  await page.reload()
  expect(page.url()).toBe(address)
  await expect(page.getByRole('grid')).toHaveAccessibleName(GAME.title)
  await eventually(async () => (await readLog(page)).length).toBe(2)
})
