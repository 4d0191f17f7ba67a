import type { Phrase } from '@sextant/scene'
import type { LaterKey } from '../texts/later.ts'

/** A sentence that is loaded later. */
export function later(key: LaterKey, values?: Phrase['values']): Phrase {
  return values ? { key, values } : { key }
}
