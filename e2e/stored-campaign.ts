import type { Page } from '@playwright/test'
import { type CampaignRecord, commitmentTo } from '@sextant/engine'

/**
 * Changes the options of the only campaign that is stored, which has just begun, with all that it promises; opened again at
 * its address it goes on with them.
 */
export async function changeCampaign<Options>(page: Page, change: (options: Options) => void): Promise<void> {
  const address = page.url()
  await page.goto('/settings')
  const record = await page.evaluate(inStore<CampaignRecord>, undefined)
  change(record.options as Options)
  const { campaign, game, rules, options, seat, player, contributions = [] } = record
  const terms = { campaign, game, rules, options, seat, player, contributions }
  const commitment = commitmentTo('sextant.campaign', terms)
  await page.evaluate(inStore<CampaignRecord>, { ...record, commitment })
  await page.goto(address)
}

/** Runs in the page: reads the record, or puts another in its place. */
async function inStore<T>(changed: T | undefined): Promise<T> {
  const asked = <R>(request: IDBRequest<R>) =>
    new Promise<R>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const [{ name = '' } = {}] = await indexedDB.databases()
  const db = await asked(indexedDB.open(name))
  const store = db.transaction('campaignRecords', 'readwrite').objectStore('campaignRecords')
  const [key] = await asked(store.getAllKeys())
  const record: T = changed ?? (await asked(store.get(key ?? '')))
  if (changed) await asked(store.put(changed, key))
  db.close()
  return record
}
