import type { Effect } from './index.ts'

/** Effects one by one: those that happen together as if one came after the other. */
export function flattenEffects(effects: readonly Effect[]): Effect[] {
  return effects.flatMap(effect => (effect.kind === 'together' ? flattenEffects(effect.effects) : [effect]))
}
