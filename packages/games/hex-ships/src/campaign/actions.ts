import * as v from 'valibot'
import { id } from '../battle/schema/name-schemas.ts'
import { SKILLS } from '../battle/schema/names.ts'

/** One decision of the commander. */
export const actionSchema = v.variant('type', [
  /** Where the story branches. */
  v.strictObject({ type: v.literal('choose'), mission: id }),
  /** A captain's skill is raised by a point. */
  v.strictObject({ type: v.literal('raise'), ship: id, skill: v.picklist(SKILLS) }),
  /** A captain without a ship gets one that has no captain, and stays with it. */
  v.strictObject({ type: v.literal('appoint'), captain: id, ship: id }),
  /** Into the repair dock, out of the next battle; and back. */
  v.strictObject({ type: v.literal('dock'), ship: id }),
  v.strictObject({ type: v.literal('undock'), ship: id }),
  /** Who goes. */
  v.strictObject({ type: v.literal('select'), ship: id }),
  v.strictObject({ type: v.literal('deselect'), ship: id }),
  v.strictObject({ type: v.literal('start') }),
])

export type Action = v.InferOutput<typeof actionSchema>
