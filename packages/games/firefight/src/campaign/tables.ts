import { must } from '@sextant/engine'
import type { Unit } from '../battle/schema/team.ts'
import type { CampaignBattle } from './schema/battle.ts'
import type { Kind, Options } from './schema/campaign.ts'

/** What never changes in a campaign. */
export interface Tables {
  readonly options: Options
  readonly battles: ReadonlyMap<string, CampaignBattle>
  readonly kinds: ReadonlyMap<string, Kind>
}

/** @param options without flaws */
export function tablesOf(options: Options): Tables {
  return {
    options,
    battles: new Map(Object.entries(options.battles)),
    kinds: new Map(Object.entries(options.kinds)),
  }
}

export function unitOfKind({ kinds }: Tables, kind: string): Unit {
  return must(kinds, kind).unit
}

/** The price of a recruit, in supplies. */
export function priceOf(tables: Tables, kind: string): number {
  return Math.ceil((unitOfKind(tables, kind).cost ?? 0) / tables.options.supplies.pointsEach)
}
