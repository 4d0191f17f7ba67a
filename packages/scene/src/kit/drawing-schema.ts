import * as v from 'valibot'

export const drawing = v.strictObject({
  /** What its set calls it, who drew it, and what was changed about it. */
  from: v.string(),
  author: v.string(),
  changed: v.exactOptional(v.string()),
  svg: v.string(),
})

export type Drawing = v.InferOutput<typeof drawing>
