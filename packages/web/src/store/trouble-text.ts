import { t } from '../i18n/texts.ts'
import type { Trouble } from './fallback-store.ts'

/** What is said about trouble with the store; fetched when there is some. */
export function troubleText(trouble: Trouble): string {
  switch (trouble) {
    case 'unavailable':
      return t('storage.unavailable')
    case 'newer':
      return t('storage.newer')
    case 'full':
      return t('storage.full')
    case 'failed':
      return t('storage.failed')
  }
}
