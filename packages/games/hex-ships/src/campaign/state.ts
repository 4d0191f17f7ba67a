import * as v from 'valibot'
import { id, system } from '../battle/schema/name-schemas.ts'
import type { Skill, System } from '../battle/schema/names.ts'
import { copyPoints, type Points } from '../battle/state.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))
const rank = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))

/** How a campaign ended. */
export const ENDINGS = ['victory', 'mission-lost', 'fleet-lost'] as const
export type Ending = (typeof ENDINGS)[number]

/** A way is to be chosen, a mission prepared, a battle fought; or all is over. */
export const STAGES = ['branch', 'harbour', 'battle', 'over'] as const
export type Stage = (typeof STAGES)[number]

export const RESULTS = ['won', 'lost'] as const
export type Result = (typeof RESULTS)[number]

const captain = v.strictObject({
  id,
  experience: count,
  command: rank,
  gunnery: rank,
  engineering: rank,
})

const ship = v.strictObject({
  id,
  captain: v.nullable(captain),
  hull: v.pipe(count, v.minValue(1)),
  armor: v.strictObject({ front: count, right: count, rear: count, left: count }),
  criticals: v.pipe(v.array(system), v.maxLength(20)),
  /** Hardpoints whose weapon is out of action. */
  broken: v.pipe(v.array(v.pipe(count, v.maxValue(19))), v.maxLength(20)),
  docked: v.boolean(),
})

export const stateSchema = v.strictObject({
  stage: v.picklist(STAGES),
  /** The mission due, or the last one. */
  mission: id,
  /** The missions among which one is to be chosen. */
  choices: v.pipe(v.array(id), v.maxLength(4)),
  fleet: v.pipe(v.array(ship), v.maxLength(40)),
  /** Captains without a ship. */
  reserve: v.pipe(v.array(captain), v.maxLength(40)),
  /** The ships that go, in the order of their spots. */
  selected: v.pipe(v.array(id), v.maxLength(40)),
  /** Ships taken from the list or put into dock before this mission. */
  changes: count,
  fought: v.pipe(v.array(v.strictObject({ mission: id, result: v.picklist(RESULTS) })), v.maxLength(60)),
  /** Ships that were destroyed, in their order. */
  losses: v.pipe(v.array(id), v.maxLength(60)),
  ended: v.exactOptional(v.picklist(ENDINGS)),
})

export interface State {
  stage: Stage
  mission: string
  choices: string[]
  fleet: FleetShip[]
  reserve: Captain[]
  selected: string[]
  changes: number
  fought: { mission: string; result: Result }[]
  losses: string[]
  ended?: Ending
}

export interface FleetShip {
  id: string
  captain: Captain | null
  hull: number
  armor: Points
  criticals: System[]
  broken: number[]
  docked: boolean
}

export type Captain = { id: string; experience: number } & Record<Skill, number>

export function copyState(state: State): State {
  return {
    ...state,
    choices: [...state.choices],
    fleet: state.fleet.map(copyShip),
    reserve: state.reserve.map(one => ({ ...one })),
    selected: [...state.selected],
    fought: state.fought.map(one => ({ ...one })),
    losses: [...state.losses],
  }
}

function copyShip(ship: FleetShip): FleetShip {
  return {
    ...ship,
    captain: ship.captain && { ...ship.captain },
    armor: copyPoints(ship.armor),
    criticals: [...ship.criticals],
    broken: [...ship.broken],
  }
}
