import { pageStore } from '../page-store.ts'
import type { StoredKind } from '../trash.ts'
import { saveFile } from './save-file.ts'

/** Saves what is stored of something as a file, as it is: its record where there is one, which may still be read elsewhere. */
export async function exportDamaged(kind: StoredKind, id: string): Promise<void> {
  const { meta, record } = await pageStore().raw(kind, id)
  saveDamaged(kind, id, record ?? meta ?? null)
}

/** The same of what is in hand already. */
export function saveDamaged(kind: string, id: string, stored: unknown): void {
  const text = JSON.stringify(stored, plainPart, 2)
  saveFile(new Blob([`${text}\n`], { type: 'application/json' }), `damaged-${kind}-${id}.json`)
}

/** A database holds more than JSON can say. */
function plainPart(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
