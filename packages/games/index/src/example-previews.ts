import made from '#data/example-previews.json' with { type: 'json' }
import type { Preview } from './preview.ts'
import { previewsIn, type StoredPreview } from './stored-preview.ts'

/** The same as `previews.ts` for the examples. */
export const previews: Readonly<Record<string, Preview>> = previewsIn(
  made as Readonly<Record<string, StoredPreview>>,
)
