import type { Combatant, Power } from '../schema.ts'
import { POWERS, type PowerId } from '../schema-names.ts'

/** A power never brings its user nearer than it comes by itself, and never out of sight. */
export function shifted(farthest: number, { nearest }: Combatant, { shift }: Power, D: number): number {
  if (shift < 0) return Math.max(Math.min(D, nearest), D + shift)
  return Math.max(D, Math.min(farthest - 1, D + shift))
}

export function isPower(id: string): id is PowerId {
  return IDS.has(id)
}

const IDS: ReadonlySet<string> = new Set(POWERS)
