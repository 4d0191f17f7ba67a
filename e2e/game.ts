/** The game these tests play: short, without dice, person first. One constant, so that another can take its place. */
export const GAME = {
  title: 'Hexapawn',
  chineseTitle: '六角兵棋',
  /** The side that the person plays, and the one against it. */
  own: 'White',
  other: 'Black',
} as const

/** What the table offers to play, in its order. What is not in here is to come, and is not tested yet. */
export const PLAYABLE: readonly string[] = [
  'Blades of Hex',
  'Broadside',
  'Underwater Hockey',
  'Hexapawn',
  'Sealed Bids',
]

/** A program that answers at once. */
export const QUICK_PROGRAM = 'Random'

/** The scenario of the game that is over soonest. */
export const SHORT = 'Three pawns each'
