import { entries } from '@sextant/scene/kit'
import * as v from 'valibot'
import { LOOT } from './schema-names.ts'
import { REASONS } from './state.ts'

/** Far more than any duel comes to. */
const MOST = 999_999

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST))
const roll = v.pipe(v.number(), v.integer(), v.minValue(-MOST), v.maxValue(MOST))
const seat = v.picklist([0, 1])

const sideSchema = v.strictObject({
  hull: count,
  /** Monsters and ghost ships have none. */
  crew: v.exactOptional(count),
  A1: count,
  A2: count,
  A3: count,
  AT: v.picklist([1, 2]),
  IS: count,
  ID: count,
  breath: count,
  braced: v.boolean(),
  gripped: v.boolean(),
  dived: v.boolean(),
})

export const stateSchema = v.strictObject({
  T: count,
  P: roll,
  G: roll,
  D: count,
  turn: v.pipe(count, v.minValue(1)),
  sides: v.strictTuple([sideSchema, sideSchema]),
  chase: v.exactOptional(v.strictObject({ runner: seat, times: count, steps: count })),
  ended: v.exactOptional(v.strictObject({ reason: v.picklist(REASONS), seat: v.exactOptional(seat) })),
  loot: v.exactOptional(entries(LOOT, count)),
})
