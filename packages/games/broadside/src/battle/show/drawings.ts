import { parseShape } from '@sextant/engine'
import * as v from 'valibot'

/** Written by `scripts/icons.mjs`, with the author of each drawing. */
const drawing = v.strictObject({
  from: v.string(),
  author: v.string(),
  /** What was done to it here. */
  changed: v.exactOptional(v.string()),
  svg: v.string(),
})

export type Drawing = v.InferOutput<typeof drawing>

/** The drawings of a file, which has those of the names and no others. */
export function readDrawings<Name extends string>(
  names: readonly Name[],
  icons: unknown,
  file: string,
): Readonly<Record<Name, Drawing>> {
  const shape = Object.fromEntries(names.map(name => [name, drawing])) as Record<Name, typeof drawing>
  return parseShape(v.strictObject(shape), icons, file) as Record<Name, Drawing>
}
