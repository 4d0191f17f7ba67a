import { t } from '../i18n/texts.ts'
import { notify } from '../notices/notice.ts'
import { browserItems, type ItemStore, memoryItems } from './item-store.ts'

let opened: ItemStore | undefined

/** What is built, as this page stores it. */
export function pageItems(): ItemStore {
  opened ??= itemsWithFallback(browserItems(), trouble =>
    notify({ tone: 'bad', text: t(trouble === 'full' ? 'storage.full' : 'storage.failed'), stays: true }),
  )
  return opened
}

/** What cannot be stored stays in memory, and counts before what is stored, being newer. */
export function itemsWithFallback(
  opening: Promise<ItemStore>,
  report: (trouble: 'full' | 'failed') => void,
): ItemStore {
  const spare = memoryItems()
  let reported = false
  const attempt = async <T>(
    how: (store: ItemStore) => Promise<T>,
    otherwise: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await how(await opening)
    } catch (error) {
      if (!reported) report(error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed')
      reported = true
      return otherwise()
    }
  }
  return {
    async items(game, builder) {
      const newer = await spare.items(game, builder)
      const older = await attempt(
        store => store.items(game, builder),
        async () => [],
      )
      return [...newer, ...older.filter(({ id }) => !newer.some(item => item.id === id))]
    },
    item: async (game, id) =>
      (await spare.item(game, id)) ??
      attempt(
        store => store.item(game, id),
        async () => undefined,
      ),
    saveItem: item =>
      attempt(
        async store => {
          await store.saveItem(item)
          await spare.deleteItem(item.game, item.id)
        },
        () => spare.saveItem(item),
      ),
    async deleteItem(game, id) {
      await spare.deleteItem(game, id)
      await attempt(
        store => store.deleteItem(game, id),
        async () => {},
      )
    },
    damagedItems: game =>
      attempt(
        store => store.damagedItems(game),
        async () => [],
      ),
  }
}
