import { type Flaw, InputError } from '@sextant/engine'

/** What is wrong with a position that no match can start from. Rules may also fail over one that cannot be, without a place. */
export function positionFlaws(error: unknown): readonly Flaw[] {
  if (error instanceof InputError) return error.flaws
  return [{ path: '/', message: error instanceof Error ? error.message : String(error) }]
}
