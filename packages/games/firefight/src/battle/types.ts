import type { GameTypes } from '@sextant/engine'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { Options } from './schema/options.ts'
import type { State } from './state.ts'
import type { Tables } from './tables.ts'

/** The types of the game under one name. */
export interface Firefight extends GameTypes {
  readonly state: State
  readonly action: Action
  readonly event: Event
  readonly options: Options
  readonly tables: Tables
}
