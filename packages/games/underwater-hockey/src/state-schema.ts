import * as v from 'valibot'
import { planSchema } from './plan-schema.ts'
import { direction, statFields, tileName } from './schema.ts'
import { PLANES, UNIT_COUNT } from './schema-names.ts'

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
