import type { Effect } from '@sextant/scene'

/** Effects one by one: those that happen together as if one came after the other. */
export function flat(effects: readonly Effect[]): Effect[] {
  return effects.flatMap(effect => (effect.kind === 'together' ? flat(effect.effects) : [effect]))
}
