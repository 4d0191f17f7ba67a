import made from '#data/previews.json' with { type: 'json' }
import type { StoredPreview } from './stored-preview.ts'

/** By game. Written by `scripts/previews.mjs` from real positions, and checked by a test to be up to date. */
export const previews = made as Readonly<Record<string, StoredPreview>>
