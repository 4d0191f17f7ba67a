import * as v from 'valibot'
import { cellName, kind, regionId } from './schema.ts'

const unit = v.pipe(v.string(), v.maxLength(80))

/** One decision of the army whose turn it is. */
export const actionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('move'), unit, to: cellName }),
  v.strictObject({ type: v.literal('attack'), unit, target: unit }),
  /** On the city of a region. */
  v.strictObject({ type: v.literal('recruit'), kind, city: regionId }),
  v.strictObject({ type: v.literal('end-turn') }),
])

export type Action = v.InferOutput<typeof actionSchema>
export type Move = Extract<Action, { type: 'move' }>
export type Attack = Extract<Action, { type: 'attack' }>
export type Recruit = Extract<Action, { type: 'recruit' }>
