import { networkInterfaces } from 'node:os'
import { expect, testInOwnProfile as test } from '../fixtures.ts'
import { openFile, SAVED } from '../saved-match.ts'
import { serveClient } from '../served-client.ts'

/** An address of this machine that is not its own: pages from there have neither locks nor random UUIDs. */
const ADDRESS = Object.values(networkInterfaces())
  .flat()
  .find(each => each && !each.internal && each.family === 'IPv4')?.address

test('over plain HTTP from another device files come in, and two tabs do not play one match', async ({
  context,
  faults,
}) => {
  if (ADDRESS === undefined)
    throw new Error('this machine has no address but its own: this test needs a network')
  const served = await serveClient(undefined, '0.0.0.0')
  const home = `http://${ADDRESS}:${new URL(served.url).port}`
  faults.expect(/asked a stranger/)
  // Chromium says why it ignores a header over plain HTTP.
  faults.expect(/Cross-Origin-Opener-Policy header has been ignored/)
  const page = await context.newPage()
  await page.goto(`${home}/replays`)
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false])

  await openFile(page, 'match.json', SAVED)
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()

  await page.goto(`${home}/new/hexapawn`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'Open in another tab' })).toBeVisible()
  await page.goto(`${home}/settings`)
  await expect(other.getByRole('grid')).toBeVisible()
  await served.close()
})
