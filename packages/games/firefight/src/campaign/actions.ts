import * as v from 'valibot'
import { id } from '../battle/schema/name-schemas.ts'
import { TRAITS } from '../battle/schema/names.ts'

/** One decision between battles. */
export const actionSchema = v.variant('type', [
  /** Where the road branches. */
  v.strictObject({ type: v.literal('choose'), battle: id }),
  /** A unit learns one of the traits that were drawn for it. */
  v.strictObject({ type: v.literal('train'), unit: id, trait: v.picklist(TRAITS) }),
  /** One of the recruits on offer joins. */
  v.strictObject({ type: v.literal('recruit'), kind: id }),
  /** A wounded unit is fit at once. */
  v.strictObject({ type: v.literal('heal'), unit: id }),
  /** Who fights; and who does not after all. */
  v.strictObject({ type: v.literal('field'), unit: id }),
  v.strictObject({ type: v.literal('hold-back'), unit: id }),
  v.strictObject({ type: v.literal('start') }),
])

export type Action = v.InferOutput<typeof actionSchema>
