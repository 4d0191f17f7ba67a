import { notify } from '../parts/notice.ts'
import { t } from '../words/words.ts'
import { browserStore } from './browser-store.ts'
import type { Store } from './store.ts'
import { sturdyStore, type Trouble } from './sturdy-store.ts'

let opened: Store | undefined
const told = new Set<Trouble>()

/** The store of this page. Trouble with it is told once of each kind, and play goes on. */
export function kept(): Store {
  opened ??= sturdyStore(browserStore(), trouble => {
    if (told.has(trouble)) return
    told.add(trouble)
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
