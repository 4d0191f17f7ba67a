import * as v from 'valibot'
import { GOODS, ITEMS, id, LOTS } from './schema.ts'

/** One decision of the captain. */
export const actionSchema = v.variant('type', [
  /** Put out for a place at the other end of a leg. */
  v.strictObject({ type: v.literal('sail'), to: id }),
  /** An enemy is in sight: give battle, or try to slip away. */
  v.strictObject({ type: v.literal('fight') }),
  v.strictObject({ type: v.literal('run') }),
  /** The sea is clear again: go on, or back to where the passage began. */
  v.strictObject({ type: v.literal('proceed') }),
  v.strictObject({ type: v.literal('turn-back') }),
  /** Shoring or dressings out of the stores, at sea but not under an enemy's guns. */
  v.strictObject({ type: v.literal('use'), item: v.picklist(ITEMS) }),
  /** In port. */
  v.strictObject({ type: v.literal('buy'), good: v.picklist(GOODS), lot: v.picklist(LOTS) }),
  v.strictObject({ type: v.literal('sell'), prize: id }),
  v.strictObject({ type: v.literal('refit'), refit: id }),
])

export type Action = v.InferOutput<typeof actionSchema>
export type Buy = Extract<Action, { type: 'buy' }>
