import * as v from 'valibot'
import { id, side } from './schema/name-schemas.ts'

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** One decision of the ship whose turn it is. */
export const actionSchema = v.variant('type', [
  /** Movement and action. */
  v.strictObject({ type: v.literal('set-speed'), speed: whole(-20, 20) }),
  v.strictObject({ type: v.literal('advance') }),
  v.strictObject({ type: v.literal('turn'), to: v.picklist(['left', 'right']) }),
  /** One point of a face. */
  v.strictObject({ type: v.literal('charge'), face: side }),
  v.strictObject({ type: v.literal('shield-shift'), from: side, to: side, points: whole(1, 99) }),
  v.strictObject({ type: v.literal('afterburners') }),
  v.strictObject({ type: v.literal('ecm') }),
  /** In a direction: 0 north, then clockwise. */
  v.strictObject({ type: v.literal('launch'), squadron: id, direction: whole(0, 5) }),
  /** Attack. */
  v.strictObject({ type: v.literal('target'), ship: id }),
  /** On or off; hardpoints are counted from 0. */
  v.strictObject({ type: v.literal('switch'), hardpoint: whole(0, 19) }),
  v.strictObject({ type: v.literal('fire') }),
  v.strictObject({ type: v.literal('reroll') }),
  v.strictObject({ type: v.literal('keep') }),
  /** Ends the ship's turn, in either phase. */
  v.strictObject({ type: v.literal('end-turn') }),
])

export type Action = v.InferOutput<typeof actionSchema>
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
