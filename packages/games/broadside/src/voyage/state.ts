import * as v from 'valibot'
import { AMMO } from '../battle/schema-names.ts'
import { id } from './schema.ts'

/** Far more than any voyage comes to. */
const MOST = 999_999_999

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST))

/** How a voyage ended. */
export const ENDINGS = ['reached-port', 'sunk', 'days-spent'] as const
export type Ending = (typeof ENDINGS)[number]

/**
 * The stages of a passage: an enemy in sight, a fight that is due, or the sea clear again and the captain to decide whether
 * to go on.
 */
export const STAGES = ['sighted', 'fighting', 'clear'] as const
export type Stage = (typeof STAGES)[number]

export const stateSchema = v.strictObject({
  /** Days gone since putting out. */
  day: count,
  /** The place the ship is at, or has last left when it is on a passage. */
  at: id,
  passage: v.exactOptional(
    v.strictObject({
      to: id,
      /** Days since the place last left. */
      sailed: count,
      stage: v.picklist(STAGES),
      /** Who was met, by kind. */
      enemy: id,
    }),
  ),
  gold: count,
  hull: count,
  crew: count,
  ammo: v.strictObject({ ball: count, grape: count, rifle: count }),
  loaded: v.picklist(AMMO),
  stores: v.strictObject({ shoring: count, dressing: count }),
  /** In tow, by kind, in the order they were taken. */
  prizes: v.pipe(v.array(id), v.maxLength(20)),
  refits: v.pipe(v.array(id), v.maxLength(60)),
  /** Numbers of the legs sailed to their end, each once. */
  gone: v.pipe(v.array(count), v.maxLength(200)),
  ended: v.exactOptional(v.picklist(ENDINGS)),
})

export interface State {
  day: number
  at: string
  passage?: Passage
  gold: number
  hull: number
  crew: number
  ammo: { ball: number; grape: number; rifle: number }
  loaded: 'ball' | 'grape'
  stores: { shoring: number; dressing: number }
  prizes: string[]
  refits: string[]
  gone: number[]
  ended?: Ending
}

export interface Passage {
  to: string
  sailed: number
  stage: Stage
  enemy: string
}

export function copyState(state: State): State {
  const { passage, ammo, stores } = state
  return {
    ...state,
    ...(passage && { passage: { ...passage } }),
    ammo: { ...ammo },
    stores: { ...stores },
    prizes: [...state.prizes],
    refits: [...state.refits],
    gone: [...state.gone],
  }
}
