import { titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { captainSchema, properName } from './captain.ts'
import { designSchema, perSide } from './classes.ts'
import { fleetsSchema } from './fleets.ts'
import { cellName, facing, id, system } from './name-schemas.ts'
import { SEATS } from './names.ts'

const seat = v.pipe(v.picklist(SEATS), v.title('Side'))

export const shipSchema = v.strictObject({
  id,
  seat,
  ...designSchema.entries,
  name: v.exactOptional(properName),
  captain: v.exactOptional(captainSchema),
  at: v.exactOptional(cellName),
  facing: v.exactOptional(facing),
  carrier: v.exactOptional(
    v.pipe(id, v.title('Carrier'), v.description('The ship that launches it; a squadron has no place.')),
  ),
  speed: v.exactOptional(whole('Speed', 'When the battle begins.', -14, 14)),
  energy: v.exactOptional(whole('Energy', 'When the battle begins.', 0, 99)),
  hull: v.exactOptional(whole('Hull', 'Left of it.', 1, 999)),
  armor: v.exactOptional(perSide('Armor', 'Left of it.')),
  criticals: v.exactOptional(v.pipe(v.array(system), v.maxLength(20), v.title('Damaged systems'))),
  broken: v.exactOptional(
    v.pipe(
      v.array(whole('Hardpoint', 'Counted from 0.', 0, 19)),
      v.maxLength(20),
      v.title('Weapons out of action'),
    ),
  ),
})

const ship = titled(
  'Ship',
  'A ship of the battle. What is left out is as its class has it, whole.',
  shipSchema,
)

const ships = v.pipe(v.array(id), v.minLength(1), v.maxLength(40), v.title('Ships'))
const count = whole('How many', 'Of these ships.', 1, 40)
const size = whole('Size', 'That those which leave must have together.', 1, 200)

/** A seat wins as soon as one of its objectives is met; the first of the list counts. */
const objective = v.variant('type', [
  titled(
    'Leave the map',
    'When this number of these ships has left it, in one of these directions.',
    v.strictObject({
      type: v.literal('leave'),
      seat,
      ships,
      count,
      size: v.exactOptional(size),
      through: v.pipe(v.array(facing), v.minLength(1), v.maxLength(6), v.title('Directions')),
    }),
  ),
  titled(
    'Destroy ships',
    'When this number of these ships is destroyed.',
    v.strictObject({ type: v.literal('destroy'), seat, ships, count }),
  ),
  titled(
    'Hold out',
    'When a round is over and at least this number of these ships still fights.',
    v.strictObject({
      type: v.literal('survive'),
      seat,
      ships,
      count,
      round: whole('Round', 'After which it is met.', 1, 99),
    }),
  ),
  titled(
    'Hold a place',
    'When its ships, and no enemy, end this number of rounds in a row near a place.',
    v.strictObject({
      type: v.literal('hold'),
      seat,
      at: cellName,
      radius: whole('Radius', 'Hexes.', 0, 20),
      rounds: whole('Rounds', 'In a row.', 1, 99),
    }),
  ),
  titled(
    'Capture a ship',
    'When its ships, and no other enemy, end this number of rounds in a row near an enemy that still fights.',
    v.strictObject({
      type: v.literal('capture'),
      seat,
      ship: id,
      radius: whole('Radius', 'Hexes.', 0, 20),
      rounds: whole('Rounds', 'In a row.', 1, 99),
    }),
  ),
])

export const scenarioSchema = titled(
  'Scenario',
  'The map, the ships and what they fight for.',
  v.strictObject({
    radius: whole('Radius of the map', 'A hexagon.', 3, 30),
    rounds: whole('Rounds', 'After which the battle is judged by hull and armor left.', 1, 99),
    ships: v.pipe(
      v.array(ship),
      v.maxLength(40),
      v.title('Ships'),
      v.description('On the map; none where there are fleets.'),
    ),
    fleets: v.exactOptional(fleetsSchema),
    objectives: v.pipe(
      v.array(objective),
      v.maxLength(12),
      v.title('Objectives'),
      v.description('Besides leaving the enemy no ship on the map.'),
    ),
  }),
)

export type ShipSetup = v.InferOutput<typeof ship>
export type Objective = v.InferOutput<typeof objective>
export type Scenario = v.InferOutput<typeof scenarioSchema>
