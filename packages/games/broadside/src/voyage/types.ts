import type { CampaignTypes } from '@sextant/engine'
import type { Broadside } from '../types.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { Options } from './schema.ts'
import type { State } from './state.ts'
import type { World } from './world.ts'

/** The types of the voyage, and of the duels in it. */
export interface Voyage extends CampaignTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: World
  readonly battle: Broadside
}
