import made from '#data/example-previews.json' with { type: 'json' }
import type { Preview } from './preview.ts'

/** The same as `previews.ts` for the examples. */
export const previews: Readonly<Record<string, Preview>> = made as unknown as Readonly<
  Record<string, Preview>
>
