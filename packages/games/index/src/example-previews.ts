import made from '#data/example-previews.json' with { type: 'json' }
import type { StoredPreview } from './stored-preview.ts'

/** The same as `previews.ts` for the examples. */
export const previews = made as Readonly<Record<string, StoredPreview>>
