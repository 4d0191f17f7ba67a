import * as v from 'valibot'
import { type Army, army, cellName, type Faction, faction, type Kind, kind, regionId } from './schema.ts'

/** Far more than any match comes to, and still a number that fits a panel. */
const MOST = 999_999_999

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST))
const positive = v.pipe(count, v.minValue(1))
const perKind = v.pipe(v.record(kind, count), v.maxEntries(30))

/** What a unit has done in its army's turn; `new` was recruited in it. */
export const STATUSES = ['ready', 'moved', 'done', 'new'] as const

const unitSchema = v.strictObject({
  army: faction,
  kind,
  at: cellName,
  health: positive,
  status: v.picklist(STATUSES),
  /** Counterattacks made since its army's last turn began. */
  counters: count,
})

export const stateSchema = v.strictObject({
  round: positive,
  turn: army,
  gold: v.strictObject({ red: count, blue: count }),
  /** Who holds each city, and with it the region of that name. */
  cities: v.pipe(v.record(regionId, faction), v.maxEntries(50)),
  /** By an id that stays the same as long as the unit lives and is never used again: `red-cavalry-1`. */
  units: v.pipe(
    v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(80)), unitSchema),
    v.maxEntries(1261),
  ),
  /** How many units of each kind an army has had, to number the next one. */
  raised: v.strictObject({ red: perKind, blue: perKind }),
})

export interface State {
  round: number
  turn: Army
  gold: Record<Army, number>
  cities: Record<string, Faction>
  units: Record<string, Unit>
  raised: Record<Army, Record<Kind, number>>
}

export interface Unit {
  army: Faction
  kind: Kind
  at: string
  health: number
  status: (typeof STATUSES)[number]
  counters: number
}

/** A unit that is known to be on the board. */
export function unitOf({ units }: State, id: string): Unit {
  const unit = units[id]
  if (!unit) throw new RangeError(`There is no unit ${id}`)
  return unit
}

export function copyState(state: State): State {
  const { gold, raised } = state
  const units: Record<string, Unit> = {}
  for (const id in state.units) units[id] = copyUnit(unitOf(state, id))
  return {
    round: state.round,
    turn: state.turn,
    gold: { red: gold.red, blue: gold.blue },
    cities: { ...state.cities },
    units,
    raised: { red: { ...raised.red }, blue: { ...raised.blue } },
  }
}

function copyUnit({ army, kind, at, health, status, counters }: Unit): Unit {
  return { army, kind, at, health, status, counters }
}
