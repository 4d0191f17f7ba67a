import type { ModelStore } from '@sextant/bots'
import { notify } from '../notices/notice.ts'
import { browserStore } from './browser-store.ts'
import { storeWithFallback, type Trouble } from './fallback-store.ts'
import type { Store } from './store.ts'
import { troubleText } from './trouble-text.ts'

let opened: Store | undefined
const reported = new Set<Trouble>()

/** The store of this page. Trouble with it is reported once of each kind, and play goes on. */
export function pageStore(): Store {
  opened ??= storeWithFallback(browserStore(), trouble => {
    if (reported.has(trouble)) return
    reported.add(trouble)
    notify({ tone: 'bad', text: troubleText(trouble), stays: true })
  })
  return opened
}

/** The models of bots in it. */
export function pageModels(): ModelStore {
  const store = pageStore()
  return { read: store.readModel, write: store.writeModel }
}
