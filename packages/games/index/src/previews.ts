import made from '#data/previews.json' with { type: 'json' }
import { previews as coming } from './coming/index.ts'
import type { Preview } from './preview.ts'
import { previewsIn, type StoredPreview } from './stored-preview.ts'

/** By game. Written by `scripts/previews.mjs` from real positions, and checked by a test to be up to date. */
export const previews: Readonly<Record<string, Preview>> = {
  ...previewsIn(made as Readonly<Record<string, StoredPreview>>),
  ...coming,
}
