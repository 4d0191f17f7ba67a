import * as v from 'valibot'

/** The names that data, options, states and actions share. */

export const SEATS = ['amber', 'violet'] as const
export const SIDES = ['front', 'right', 'rear', 'left'] as const
export const BRACKETS = ['short', 'medium', 'long'] as const
export const SILHOUETTES = ['mini', 'tiny', 'small', 'medium', 'large'] as const
export const WEAPON_KINDS = ['laser', 'heavy-laser', 'emp', 'cannon', 'missile', 'rocket', 'torpedo'] as const
export const HARDPOINTS = ['omni', 'energy', 'missile', 'ballistic', 'torpedo'] as const
export const SKILLS = ['command', 'gunnery', 'engineering'] as const
/** What a critical can damage besides weapons; engines can be hit more than once. */
export const SYSTEMS = [
  'forward-thrusters',
  'side-thrusters',
  'engines',
  'sensors',
  'communications',
  'bridge',
  'life-support',
  'shield-generator',
] as const

export type SeatName = (typeof SEATS)[number]
export type Side = (typeof SIDES)[number]
export type Bracket = (typeof BRACKETS)[number]
export type Silhouette = (typeof SILHOUETTES)[number]
export type WeaponKind = (typeof WEAPON_KINDS)[number]
export type HardpointKind = (typeof HARDPOINTS)[number]
export type Skill = (typeof SKILLS)[number]
export type System = (typeof SYSTEMS)[number]

export const side = v.picklist(SIDES)
export const system = v.picklist(SYSTEMS)

/** The id of a weapon, class, design, ship or captain. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'a name in lower case, as dagger-1'),
  v.title('Id'),
)

/** A cell by its axial coordinates. */
export const cellName = v.pipe(
  v.string(),
  v.regex(/^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/, 'a cell is written q,r, as -5,0'),
  v.title('Cell'),
  v.description('Axial coordinates, written q,r.'),
)

/** 0 is north, then clockwise. */
export const facing = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(5),
  v.title('Facing'),
  v.description('0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west.'),
)

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** A name by language, English always, for what the catalogues do not name. */
export const nameByLanguage = v.pipe(v.objectWithRest({ en: word }, word), v.title('Name'))
