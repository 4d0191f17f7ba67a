import * as v from 'valibot'
import { MENU, POWERS } from './schema.ts'

/**
 * One decision of the side whose turn it is: an entry of the Actions Menu, a power of a monster, or `drift`, which is
 * allowed only where nothing else is.
 */
export const actionSchema = v.strictObject({ type: v.picklist([...MENU, ...POWERS, 'drift']) })

export interface Action {
  readonly type: ActionId
}
export type ActionId = v.InferOutput<typeof actionSchema>['type']

/** One object for each action, so that lists of them cost nothing. */
export const ACTIONS: Readonly<Record<ActionId, Action>> = Object.fromEntries(
  [...MENU, ...POWERS, 'drift'].map(type => [type, { type }]),
) as Record<ActionId, Action>
