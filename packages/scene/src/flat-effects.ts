import type { Effect } from './effects/index.ts'

/** Effects one by one: those that happen together as if one came after the other. */
export function flatEffects(effects: readonly Effect[]): Effect[] {
  return effects.flatMap(effect => (effect.kind === 'together' ? flatEffects(effect.effects) : [effect]))
}
