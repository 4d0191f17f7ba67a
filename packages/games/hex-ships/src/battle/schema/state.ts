import * as v from 'valibot'
import { cellName, facing, system } from './name-schemas.ts'
import { STATUSES } from './names.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(39))
const speed = v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1))
const points = v.strictObject({ front: count, right: count, rear: count, left: count })

const shipSchema = v.strictObject({
  status: v.picklist(STATUSES),
  at: cellName,
  facing,
  speed,
  hull: count,
  armor: points,
  shields: points,
  energy: count,
  disruption: count,
  /** Settled when the round begins. */
  disabled: v.boolean(),
  /** One for each hardpoint. */
  weapons: v.pipe(
    v.array(v.strictObject({ ammo: count, broken: v.boolean(), fired: v.boolean() })),
    v.maxLength(20),
  ),
  criticals: v.pipe(v.array(system), v.maxLength(40)),
  /** Used in this battle. */
  used: v.strictObject({ rerolls: count, afterburners: v.boolean(), shieldShift: v.boolean() }),
  /** Its aura is up until its next turn. */
  ecm: v.boolean(),
  /** Missile strikes removed in this round. */
  intercepted: count,
  /** The direction in which it left the map, or null. */
  exit: v.nullable(facing),
})

export const stateSchema = v.strictObject({
  round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  phase: v.picklist(['move', 'fire']),
  /** The ships of this round by their initiative, quickest first. */
  order: v.pipe(v.array(place), v.maxLength(40)),
  /** How many of them have had their turn in this phase. */
  acted: count,
  /** Raised with every ship's turn. */
  turn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999)),
  /** Where each ship came in the shuffle at the start: the last word in ties. */
  ranks: v.pipe(v.array(place), v.maxLength(40)),
  /** Initiative that a captain brings to the whole fleet, by seat. */
  fleet: v.pipe(v.array(count), v.length(2)),
  /** In the order of the scenario. */
  ships: v.pipe(v.array(shipSchema), v.minLength(2), v.maxLength(40)),
  /** The move of the ship whose turn it is. */
  move: v.strictObject({
    /** Whether the speed is settled, and how many steps and turns are left of it. */
    set: v.boolean(),
    steps: count,
    turns: count,
    /** The last free cell of its way. */
    free: cellName,
    charged: count,
    afterburners: v.boolean(),
    launched: v.boolean(),
  }),
  /** The volley that is being prepared or decided, and the targets of this turn so far. */
  volley: v.strictObject({
    target: v.nullable(place),
    weapons: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(19))), v.maxLength(20)),
    /** Changes of weapons and target. */
    switches: count,
    /** The dice that a reroll is offered for. */
    roll: v.nullable(
      v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))), v.length(2)),
    ),
    attacked: v.pipe(v.array(place), v.maxLength(40)),
  }),
  /** Rounds in a row that each objective has been held. */
  held: v.pipe(v.array(count), v.maxLength(12)),
  /** How it ended: the winner, or null in a draw; null while it goes on. */
  over: v.nullable(v.strictObject({ winner: v.nullable(seat), reason: v.pipe(v.string(), v.maxLength(40)) })),
})
