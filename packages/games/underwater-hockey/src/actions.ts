import * as v from 'valibot'
import { distanceSchema, pathSchema } from './plan-schema.ts'
import { direction, position } from './schema.ts'

/** One decision of a team while it plans: a plan for one of its units, or to commit its plans. */
export const actionSchema = v.variant('type', [
  /** Along a path of directions; after a curl from the new facing. An empty path stays. */
  v.strictObject({ type: v.literal('swim'), unit: position, path: pathSchema }),
  v.strictObject({ type: v.literal('curl'), unit: position, facing: direction }),
  /** Before the first stroke; the same action again takes it back. */
  v.strictObject({ type: v.literal('dive'), unit: position }),
  v.strictObject({ type: v.literal('surface'), unit: position }),
  v.strictObject({ type: v.literal('flick'), unit: position, direction, distance: distanceSchema }),
  v.strictObject({ type: v.literal('steal'), unit: position }),
  /** Back to what the playbook proposes. */
  v.strictObject({ type: v.literal('release'), unit: position }),
  v.strictObject({ type: v.literal('commit') }),
])

export type Action = v.InferOutput<typeof actionSchema>
export type UnitAction = Exclude<Action, { type: 'commit' }>
