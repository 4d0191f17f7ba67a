import type { CampaignTypes } from '@sextant/engine'
import type { Firefight } from '../battle/types.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { Options } from './schema/campaign.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

/** The types of the campaign, and of the battles in it. */
export interface EmberRoad extends CampaignTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: Tables
  readonly battle: Firefight
}
