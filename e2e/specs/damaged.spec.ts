import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openFile, SAVED } from '../saved-match.ts'

/** Spoils what is stored, as a fault of the disk or another version of the page would. */
async function damage(page: Page, table: 'matches' | 'records', spoilt: 'entry' | 'record'): Promise<void> {
  await page.evaluate(
    ([name, what]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sextant')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const writing = db.transaction(name, 'readwrite')
          const store = writing.objectStore(name)
          const keys = store.getAllKeys()
          keys.onsuccess = () => {
            const [id] = keys.result
            if (what === 'entry') store.put({ id, touched: 1, seats: 5 })
            else store.put({ format: 'sextant.match', version: 2, steps: [[]] }, id ?? '')
          }
          writing.oncomplete = () => {
            db.close()
            resolve()
          }
        }
      }),
    [table, spoilt] as const,
  )
}

test('a damaged entry is shown as damaged, can be saved and deleted, and everything else works', async ({
  page,
}) => {
  await page.goto('/replays')
  await openFile(page, 'one.json', SAVED)
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
  await damage(page, 'matches', 'entry')
  await page.goto('/replays')
  await openFile(page, 'two.json', SAVED)
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
  await page.goto('/replays')
  await expect(page.getByRole('heading', { name: 'Damaged' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this match of Hexapawn as a file' })).toHaveCount(1)
  const damaged = page.getByRole('listitem').filter({ hasText: 'Match in-' })
  const download = page.waitForEvent('download')
  await damaged.getByRole('button', { name: 'Save as file' }).click()
  expect((await download).suggestedFilename()).toMatch(/^damaged-match-in-.*\.json$/)
  await damaged.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Damaged' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save this match of Hexapawn as a file' })).toHaveCount(1)
})

test('a damaged record says so where it is opened, and can be saved and deleted there', async ({ page }) => {
  await page.goto('/replays')
  await openFile(page, 'one.json', SAVED)
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
  const address = page.url()
  await damage(page, 'records', 'record')
  for (const place of [address, address.replace('/replays/', '/match/')]) {
    await page.goto(place)
    await expect(page.getByRole('button', { name: 'Save as file' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
})

test('a damaged item of a builder is shown as damaged, can be saved and deleted, and the others work', async ({
  page,
}) => {
  const yard = '/build/hex-ships/ship'
  await page.goto(yard)
  await page.getByRole('textbox', { name: 'Name' }).fill('Long Knife')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Delete Long Knife' })).toBeVisible()
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sextant-items')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('items', 'readwrite')
          writing.objectStore('items').put({ game: 'hex-ships', id: 'spoilt', name: 5 })
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await page.goto(yard)
  const damaged = page.getByRole('listitem').filter({ hasText: 'Item spoilt' })
  await expect(damaged).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete Long Knife' })).toBeVisible()
  const download = page.waitForEvent('download')
  await damaged.getByRole('button', { name: 'Save as file' }).click()
  expect((await download).suggestedFilename()).toBe('damaged-item-spoilt.json')
  await damaged.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Damaged' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete Long Knife' })).toBeVisible()
})

test('no direction mark of a name or a file reaches the page', async ({ page }) => {
  await page.goto('/replays')
  const [mark, isolate] = ['\u202e', '\u2067']
  await openFile(page, `gpj${mark}.json`, '{}')
  await expect(page.getByRole('status').getByText("Couldn't import gpj.json")).toBeVisible()
  const record = JSON.parse(SAVED)
  record.seats[0].player = `Ada${mark}${isolate}`
  await openFile(page, 'ada.json', JSON.stringify(record))
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
  const marked = () =>
    page.evaluate(marks => {
      const read = [...document.querySelectorAll('[title],[aria-label]')].flatMap(element => [
        element.getAttribute('title') ?? '',
        element.getAttribute('aria-label') ?? '',
      ])
      return [document.body.textContent ?? '', ...read].filter(text =>
        [...marks].some(mark => text.includes(mark)),
      )
    }, mark + isolate)
  expect(await marked()).toEqual([])
  await page.goto('/replays')
  await expect(page.getByText(/Ada/).first()).toBeAttached()
  expect(await marked()).toEqual([])
})

test('a hostile file is refused soon, in a notice that fits the screen', async ({ page }) => {
  await page.goto('/replays')
  const record = JSON.parse(SAVED)
  const steps = (count: number) => new Array(count).fill({ seq: 1 })
  for (const [name, text] of [
    ['hundred.json', JSON.stringify({ ...record, steps: steps(100) })],
    ['8-megabytes.json', JSON.stringify({ ...record, steps: steps(800_000) })],
    ['brackets.json', `{"format":"sextant.match","steps":${'['.repeat(5000)}`],
    ['1e308.json', JSON.stringify(record).replace('"rules":', '"rules":1e308,"was":')],
    [`${'long'.repeat(50)}.json`, '{"format":"sextant.match","version":2}'],
  ] as const) {
    await openFile(page, name, text)
    const notice = page.getByRole('status').getByText("Couldn't import")
    await expect(notice, name).toBeVisible()
    expect((await notice.boundingBox())?.height, name).toBeLessThan(400)
    await page.getByRole('status').getByRole('button', { name: 'Close' }).last().click()
    await expect(notice).toBeHidden()
  }
})

test.describe('a faulty address', () => {
  for (const address of [
    '/new/blades-of-hex?/scenario/map/radius=1',
    '/new/blades-of-hex?/scenario/start/units/length=3',
    '/new/hexapawn?/radius=1e308&/constructor/length=2',
    '/new/hex-ships?/scenario=~not-an-item',
    '/replays/nobody?step=1e99&as=%00',
    '/match/%E0%A4%A',
  ])
    test(`${address} leaves a page that works`, async ({ page, faults }) => {
      faults.expect(/Failed to load resource/)
      await page.goto('/')
      await page.evaluate(to => history.pushState(null, '', to), address)
      await page.reload().catch(() => undefined)
      await expect(page.getByRole('link', { name: 'Games' }).first()).toBeVisible()
      await expect(page.getByRole('main')).not.toBeEmpty()
      await page.getByRole('link', { name: 'Games' }).first().click()
      await expect(page.getByRole('heading', { name: 'Hexapawn' }).first()).toBeVisible()
    })
})
