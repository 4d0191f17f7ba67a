import { amount, flag, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { MAP_LETTERS } from './name-schemas.ts'
import { LARGEST_SIZE, LETTERS, SEATS, TERRAINS } from './names.ts'

const seat = v.pipe(v.picklist(SEATS), v.title('Side'))

/** Shares of the size let a condition fit maps of every size. */
const place = titled(
  'Place',
  'Axial coordinates, in hexes or as shares of the size of the map.',
  v.strictObject({
    q: amount('q', 'Axial coordinate.', -LARGEST_SIZE, LARGEST_SIZE),
    r: amount('r', 'Axial coordinate.', -LARGEST_SIZE, LARGEST_SIZE),
    of: v.exactOptional(
      v.pipe(v.picklist(['hexes', 'size']), v.title('Of'), v.description('Hexes, if left out.')),
    ),
  }),
)

const target = whole('Target', 'The score that wins at the end of a round.', 1, 999)
const points = whole('Points', 'For each time.', 1, 99)

/** Makes up for the order of turns where it helps one side. */
const start = v.exactOptional(
  titled(
    'Head start',
    'Points at the start of the battle.',
    v.strictObject({ blue: whole('Blue', 'Points.', 0, 99), red: whole('Red', 'Points.', 0, 99) }),
  ),
)

const condition = v.variant('type', [
  titled(
    'Hold an area',
    'Points at the start of a turn for having more units in an area than the enemy.',
    v.strictObject({
      type: v.literal('hold'),
      centre: place,
      radius: whole('Radius', 'Hexes.', 0, LARGEST_SIZE),
      from: whole('From', 'The first round that counts.', 1, 99),
      points,
      target,
      start,
    }),
  ),
  titled(
    'Capture flags',
    'The player whose unit ends the turn on a flag has it until the enemy does the same.',
    v.strictObject({
      type: v.literal('flags'),
      at: v.pipe(v.array(place), v.minLength(1), v.maxLength(12), v.title('Flags')),
      target,
    }),
  ),
  titled(
    'Break through',
    'Units of one side that end a move in the last rows are through and leave the map. The other side wins at the end.',
    v.strictObject({
      type: v.literal('breakthrough'),
      seat,
      rows: whole('Rows', 'At the other edge.', 1, LARGEST_SIZE),
      outOf: whole('One in', 'One unit in this many, rounded up, must get through.', 1, 12),
    }),
  ),
  titled(
    'Hold terrain',
    'Points at the end of a round for every hex of a terrain, outside the zones, that a unit is on.',
    v.strictObject({
      type: v.literal('terrain'),
      terrain: v.pipe(v.picklist(TERRAINS), v.title('Terrain')),
      least: whole('At least', 'Hexes of it on drawn maps, outside the zones.', 0, 99),
      points,
      target,
      start,
    }),
  ),
])

export const scenarioSchema = titled(
  'Scenario',
  'The map and how it is won. Eliminating the enemy always wins.',
  v.strictObject({
    size: whole('Size', 'Hexes from the center to the edge.', 4, LARGEST_SIZE),
    terrain: v.exactOptional(
      v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.regex(MAP_LETTERS, `hexes are written ${Object.values(LETTERS).join(' ')}`),
            v.maxLength(41),
          ),
        ),
        v.maxLength(41),
        v.title('Map'),
        v.description(
          `A row for each r from north to south, a letter for each hex: ${TERRAINS.map(name => `${LETTERS[name]} ${name}`).join(', ')}. Drawn, if left out.`,
        ),
      ),
    ),
    rounds: whole('Rounds', 'After which the battle is judged.', 1, 99),
    openingAttacks: v.exactOptional(
      titled(
        'First turns',
        'How many of its units, in percent, may attack in the first turn of each side, where the rules limit that.',
        v.strictObject({
          blue: whole('Blue', 'Percent, rounded down.', 0, 100),
          red: whole('Red', 'Percent, rounded down.', 0, 100),
        }),
      ),
    ),
    victory: v.pipe(
      v.array(condition),
      v.maxLength(6),
      v.title('Victory'),
      v.description('Besides elimination.'),
    ),
    byCost: flag(
      'Judged by cost',
      'At the end costs of survivors count, if every unit has one; else wounds.',
    ),
  }),
)

export type Place = v.InferOutput<typeof place>
export type Condition = v.InferOutput<typeof condition>
export type ConditionOf<T extends Condition['type']> = Extract<Condition, { type: T }>
export type Scenario = v.InferOutput<typeof scenarioSchema>
