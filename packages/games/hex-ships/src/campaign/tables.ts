import { must } from '@sextant/engine'
import type { ShipClass } from '../battle/schema/classes.ts'
import type { CaptainAtStart, Options, Vessel } from './schema/campaign.ts'
import type { Mission } from './schema/mission.ts'

/** What never changes in a campaign. */
export interface Tables {
  readonly options: Options
  readonly missions: ReadonlyMap<string, Mission>
  /** The ships that can be of the fleet, prizes among them. */
  readonly vessels: ReadonlyMap<string, Vessel>
  readonly captains: ReadonlyMap<string, CaptainAtStart>
  readonly classes: ReadonlyMap<string, ShipClass>
}

/** @param options without flaws */
export function tablesOf(options: Options): Tables {
  const missions = new Map(Object.entries(options.missions))
  const vessels = new Map(Object.entries(options.ships))
  for (const { prizes, ships } of missions.values())
    for (const { id, name = id, class: kind, weapons } of ships)
      if (prizes.includes(id)) vessels.set(id, { name, class: kind, weapons })
  return {
    options,
    missions,
    vessels,
    captains: new Map(Object.entries(options.captains)),
    classes: new Map(Object.entries(options.rules.classes)),
  }
}

export function sheetOf({ vessels, classes }: Tables, ship: string): ShipClass {
  return must(classes, must(vessels, ship).class)
}

export function sizeOf(tables: Tables, ships: readonly string[]): number {
  return ships.reduce((sum, ship) => sum + sheetOf(tables, ship).size, 0)
}
