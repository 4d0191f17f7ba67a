import * as v from 'valibot'
import { copyPlan, type Plan, planSchema } from './plan.ts'
import { direction, PLANES, type Plane, type Stats, statFields, tileName, UNIT_COUNT } from './schema.ts'

/** Far more than any match comes to. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))
const two = <T extends v.GenericSchema>(schema: T) => v.strictTuple([schema, schema])

const unitSchema = v.strictObject({
  at: tileName,
  facing: direction,
  plane: v.picklist(PLANES),
  breath: count,
  ...statFields,
})
const ofUnits = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.length(UNIT_COUNT))

export const stateSchema = v.strictObject({
  /** The turn that is being planned, from 1. */
  turn: v.pipe(count, v.minValue(1)),
  /** The turn in which the last kickoff is, or was, planned. */
  kickoff: v.pipe(count, v.minValue(1)),
  score: two(count),
  /** Blue's six, then red's: LF, CF, RF, LB, CB, RB. */
  units: ofUnits(unitSchema),
  /** Where the puck is, and the number of the unit that holds it. */
  puck: v.strictObject({
    at: tileName,
    holder: v.nullable(v.pipe(count, v.maxValue(UNIT_COUNT - 1))),
  }),
  /** What the coaches have planned; a unit without a plan of its own swims the one its playbook proposes. */
  plans: ofUnits(v.nullable(planSchema)),
  /** Changes made to the plans in this turn. */
  changes: two(count),
  committed: two(v.boolean()),
  /** The plans of the turn before and where they began, known to all once it was played. */
  last: v.nullable(v.strictObject({ from: ofUnits(tileName), plans: ofUnits(planSchema) })),
})

export interface State {
  turn: number
  kickoff: number
  score: [number, number]
  units: Unit[]
  puck: { at: string; holder: number | null }
  plans: (Plan | null)[]
  changes: [number, number]
  committed: [boolean, boolean]
  last: { from: string[]; plans: Plan[] } | null
}

/** Its numbers are in the state, since those of drawn teams are drawn at the start. */
export interface Unit extends Stats {
  at: string
  /** Direction 0 … 5, clockwise from east. */
  facing: number
  plane: Plane
  breath: number
}

/** Who has the puck: a unit that stands on a free one under water has it too. */
export function holderIn({ puck, units }: State): number | null {
  if (puck.holder !== null) return puck.holder
  const standing = units.findIndex(({ plane, at }) => plane === 'bottom' && at === puck.at)
  return standing < 0 ? null : standing
}

export function copyState({ last, ...state }: State): State {
  return {
    turn: state.turn,
    kickoff: state.kickoff,
    score: [state.score[0], state.score[1]],
    units: state.units.map(copyUnit),
    puck: { at: state.puck.at, holder: state.puck.holder },
    plans: state.plans.map(plan => plan && copyPlan(plan)),
    changes: [state.changes[0], state.changes[1]],
    committed: [state.committed[0], state.committed[1]],
    last: last && { from: last.from.slice(), plans: last.plans.map(copyPlan) },
  }
}

function copyUnit(unit: Unit): Unit {
  return {
    at: unit.at,
    facing: unit.facing,
    plane: unit.plane,
    breath: unit.breath,
    recovery: unit.recovery,
    lungs: unit.lungs,
    speed: unit.speed,
    steal: unit.steal,
    flick: unit.flick,
    turn: unit.turn,
  }
}
