import { titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { captainSchema, properName } from './captain.ts'
import { designSchema } from './classes.ts'

/** Fleets of players' own choice, within a total size. The rules place their ships. */

const shipChoice = titled(
  'Ship',
  'A design, and who commands it.',
  v.strictObject({
    ...designSchema.entries,
    name: v.exactOptional(properName),
    captain: v.exactOptional(captainSchema),
  }),
)

export const fleetSchema = titled(
  'Fleet',
  'Its ships. The first one stands in the middle of the line.',
  v.pipe(v.array(shipChoice), v.maxLength(12)),
)

/** Where and how fleets begin. */
export const deploymentEntries = {
  size: whole('Size', 'What the ships of a fleet may come to together.', 1, 60),
  lines: titled(
    'Lines',
    'Hexes from the middle of the map to the lines on which fleets begin, the first to be filled first.',
    v.pipe(v.array(whole('Line', 'Hexes from the middle.', 1, 30)), v.minLength(1), v.maxLength(4)),
  ),
  spacing: whole('Spacing', 'Columns from one ship of a line to the next.', 1, 6),
  speed: whole('Speed', 'When the battle begins; slower ships begin at their maximum.', 0, 14),
  energy: whole('Energy', 'When the battle begins, as far as a ship holds it.', 0, 99),
}

export const fleetsSchema = titled(
  'Fleets',
  'Ships that are chosen for a battle, instead of those of a scenario.',
  v.strictObject({
    ...deploymentEntries,
    squadron: v.exactOptional(
      titled('Squadron', 'What fills the bays of carriers, where the rules have squadrons.', designSchema),
    ),
    amber: fleetSchema,
    violet: fleetSchema,
  }),
)

export type ShipChoice = v.InferOutput<typeof shipChoice>
export type Fleet = v.InferOutput<typeof fleetSchema>
export type Fleets = v.InferOutput<typeof fleetsSchema>
