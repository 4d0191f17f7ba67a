import { nameFault, nameFlaws } from '@sextant/engine'
import type { BuilderFault } from './builder.ts'
import { statementAt, valueAt } from './fault-place.ts'
import { shape } from './shape-texts.ts'

/** The names inside an item that nobody could read, in sentences of `shapeTexts` with the place. */
export function nameFaults(item: unknown): readonly BuilderFault[] {
  return nameFlaws(item).flatMap(({ path }) => {
    const name = valueAt(item, path)
    const fault = typeof name === 'string' ? nameFault(name) : undefined
    if (!fault) return []
    const what =
      fault.kind === 'hidden' ? shape('shape.hidden', { code: fault.code }) : shape(`shape.${fault.kind}`)
    return [{ at: path, text: statementAt(item, path, what) }]
  })
}
