import type { Catalogue, Skin } from '@sextant/scene'

/**
 * What the board itself says to screen readers, in English. A page in another language gives a table of the same
 * keys; `{…}` is where a value goes.
 */
export const ENGLISH_WORDS = {
  piece: '{side} {name}',
  ghost: '{piece}, not there now',
  below: '{piece}, below',
  above: '{piece}, above',
  health: '{value} of {max}',
  bar: '{name} {value} of {max}',
  facing: 'facing {direction}',
  ready: 'ready',
  moved: 'moved',
  done: 'done',
  at: 'at {q}, {r}',
  atLeft: 'on the left',
  atRight: 'on the right',
  ahead: '{distance} ahead',
  behind: '{distance} behind',
  oclock: "{distance} away at {hour} o'clock",
  distance: 'distance {distance} of {farthest}',
  held: 'held by {side}',
  lastAction: 'last action',
  way: 'way to {place}: {label}',
  plainWay: 'way to {place}',
  gone: '{way}, already traveled',
  keys: 'Arrow keys move, Home, End, Page Up and Page Down move diagonally, Enter selects, Escape cancels',
  east: 'east',
  'south-east': 'south-east',
  'south-west': 'south-west',
  west: 'west',
  'north-west': 'north-west',
  'north-east': 'north-east',
  north: 'north',
  south: 'south',
  selected: 'selected',
  hover: 'pointed at',
  reach: 'can be reached',
  target: 'can be attacked',
  strike: 'in striking range',
  threat: 'under threat',
  path: 'on the way',
  zone: 'in the zone',
  objective: 'objective',
  good: 'favorable',
  bad: 'unfavorable',
} as const

export type BoardWords = { readonly [K in keyof typeof ENGLISH_WORDS]: string }

/** The words of the game and the words of the board. */
export interface Texts {
  readonly catalogue: Catalogue
  readonly words: BoardWords
  /** Where features of cells have their names. */
  readonly skin?: Skin
}
