import type { Flaw } from '@sextant/engine'
import type { GenericSchema } from 'valibot'
import type { Sided } from '../check-reference.ts'
import type { Skin } from '../skin.ts'

/**
 * What the checks of a scene know of a kind of stage. Methods are only called with a stage of this very kind, which is
 * what it was looked up by.
 */
export interface StageKind<S extends { readonly kind: string }> {
  readonly kind: S['kind']
  readonly schema: GenericSchema<S>
  /** How many cells or places there are; they are numbered from 0. */
  places(stage: S): number
  /** Says that there is no such place, and which there are. */
  noPlace(stage: S, place: number): string
  /** Whatever is wrong with the stage beside its shape; paths begin at the scene. */
  flaws(stage: S, scene: Sided, skin: Skin): Flaw[]
  /** Why a piece cannot go from one place to another in one step of a move; any step is possible without it. */
  whyNotStep?(stage: S, from: number, to: number): string | undefined
}
