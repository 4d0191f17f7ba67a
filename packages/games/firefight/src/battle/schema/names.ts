/** The names that data, options, states and actions share. */

export const SEATS = ['blue', 'red'] as const
export const TERRAINS = ['open', 'forest', 'rock', 'water', 'ruin'] as const
export const WEAPON_TYPES = ['melee', 'ranged'] as const
export const TRAITS = [
  'fast',
  'slow',
  'tough',
  'sniper',
  'blast',
  'regeneration',
  'stealth',
  'medic',
  'furious',
  'relentless',
  'flying',
  'scout',
] as const
/** Those that may also stand on a weapon. */
export const WEAPON_TRAITS = ['sniper', 'blast', 'relentless', 'furious'] as const

export type SeatName = (typeof SEATS)[number]
export type Terrain = (typeof TERRAINS)[number]
export type WeaponKind = (typeof WEAPON_TYPES)[number]
export type Trait = (typeof TRAITS)[number]
export type WeaponTrait = (typeof WEAPON_TRAITS)[number]

/** How terrain is written on maps, a letter for each hex. */
export const LETTERS: Readonly<Record<Terrain, string>> = {
  open: '.',
  forest: 'f',
  rock: 'r',
  water: 'w',
  ruin: '#',
}

/** The figures that a unit’s `image` may name. */
export const FIGURES = [
  ...[
    'officer',
    'rifle',
    'gunner',
    'mortar',
    'medic',
    'scout',
    'sniper',
    'marshal',
    'spotter',
    'guard',
    'rocket',
  ],
  ...['carbine', 'armour', 'plate', 'flamer', 'cannon', 'walker', 'warlord', 'lancer', 'archer', 'breaker'],
  ...['oracle', 'shade', 'wisp', 'husk', 'burster', 'matriarch', 'crawler', 'spitter', 'brute', 'leaper'],
  ...['fighter', 'beast', 'flyer', 'tank'],
]

/** The size of the largest map. */
export const LARGEST_SIZE = 20
/** The units of the largest team. */
export const MOST_UNITS = 12
