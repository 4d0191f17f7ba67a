import type { ModelStore } from '@sextant/bots'
import { t } from '../i18n/texts.ts'
import { notify } from '../notices/notice.ts'
import { browserStore } from './browser-store.ts'
import { storeWithFallback, type Trouble } from './fallback-store.ts'
import type { Store } from './store.ts'

let opened: Store | undefined
const reported = new Set<Trouble>()

/** The store of this page. Trouble with it is reported once of each kind, and play goes on. */
export function pageStore(): Store {
  opened ??= storeWithFallback(browserStore(), trouble => {
    if (reported.has(trouble)) return
    reported.add(trouble)
    notify({ tone: 'bad', text: sentence(trouble), stays: true })
  })
  return opened
}

function sentence(trouble: Trouble): string {
  switch (trouble) {
    case 'unavailable':
      return t('storage.unavailable')
    case 'full':
      return t('storage.full')
    case 'failed':
      return t('storage.failed')
  }
}

/** The models of bots in it. */
export function pageModels(): ModelStore {
  const store = pageStore()
  return { read: store.readModel, write: store.writeModel }
}
