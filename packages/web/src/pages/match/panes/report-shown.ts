import type { Session } from '@sextant/session'
import { settings } from '../../../settings/settings.ts'

/** Whether what the last turn came to is to be shown: not while bots play on by themselves, nor once it is over. */
export function reportShown({ turnReport, snapshot, watched, autoplay, info }: Session): boolean {
  // In columns what a turn came to has a place of its own.
  if (info.layout === 'columns' || !settings.value.reports || !turnReport.value) return false
  return !snapshot.value.outcome && !(watched.value && autoplay.value)
}
