import type { CampaignTypes } from '@sextant/engine'
import type { Broadside } from '../battle/types.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { Options } from './schema.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

/** The types of the voyage, and of the duels in it. */
export interface Voyage extends CampaignTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: Tables
  readonly battle: Broadside
}
