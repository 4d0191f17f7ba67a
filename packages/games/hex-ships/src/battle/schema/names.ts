/** The names that data, options, states and actions share. */

export const SEATS = ['amber', 'violet'] as const
export const SIDES = ['front', 'right', 'rear', 'left'] as const
export const BRACKETS = ['short', 'medium', 'long'] as const
export const SILHOUETTES = ['mini', 'tiny', 'small', 'medium', 'large'] as const
export const WEAPON_KINDS = ['laser', 'heavy-laser', 'emp', 'cannon', 'missile', 'rocket', 'torpedo'] as const
export const HARDPOINTS = ['omni', 'energy', 'missile', 'ballistic', 'torpedo'] as const
export const STATUSES = ['fighting', 'aboard', 'destroyed', 'left'] as const
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
export type Status = (typeof STATUSES)[number]
export type Skill = (typeof SKILLS)[number]
export type System = (typeof SYSTEMS)[number]
