/** What makes one bot another: what it sees, weighs and bothers about. */
export interface Temper {
  /** How far off, at most, it judges a place: added to or taken from its worth at random. */
  readonly blur: number
  /** How much it minds what the enemy can do to it, beside what it can do itself. */
  readonly caution: number
  /** Whether it charges shields and weighs them against guns. */
  readonly charges: boolean
  /** Whether it picks weapons for what they are worth, instead of those that switch themselves on. */
  readonly picksWeapons: boolean
  /** Whether it goes astern. */
  readonly reverses: boolean
  /** Whether it rolls again where that gains. */
  readonly rerolls: boolean
  /** Whether it uses Afterburners and Shield Shift. */
  readonly usesAbilities: boolean
  /** End states of a move that it looks at, at most: all of them, or some that are spread evenly. */
  readonly places: number
  /** Places at which an enemy still to move is thought to be, at most; 0 for straight on. */
  readonly answers: number
  /** The same where it charges shields. */
  readonly guards: number
  /** The best places for which the answers of ships still to move are looked at; 0 for none. */
  readonly foresees: number
  /** The answers of a ship that are looked at there, at most. */
  readonly replies: number
  /** How the round is played on from the best places, if it is. */
  readonly playsOn?: PlayingOn
}

/** How a round is played on in the head. */
export interface PlayingOn {
  /** The plans that are compared, at most. */
  readonly plans: number
  /** What a plan looked like counts with this weight beside what was played. */
  readonly looks: number
  /** Moves the ships of both sides. */
  readonly scout: Temper
}

/** What there is to see in a move, short of playing the round on. */
export const VETERAN: Temper = {
  blur: 0,
  caution: 0.8,
  charges: true,
  picksWeapons: true,
  reverses: true,
  rerolls: true,
  usesAbilities: true,
  places: Number.POSITIVE_INFINITY,
  answers: 6,
  guards: 6,
  foresees: 40,
  replies: 120,
}

/** Moves ships where a round is played on in the head: quick, and no fool. */
const SCOUT: Temper = {
  ...VETERAN,
  usesAbilities: false,
  places: 100,
  answers: 2,
  guards: 0,
  foresees: 8,
  replies: 16,
}

export const COMMODORE: Temper = {
  ...VETERAN,
  answers: 8,
  guards: 8,
  foresees: 60,
  playsOn: { plans: 24, looks: 0.3, scout: SCOUT },
}

/** Knows all that a ship can do, thinks of some of its moves, and minds danger less than it should. */
export const CAPTAIN: Temper = {
  ...VETERAN,
  caution: 0.17,
  places: 28,
  answers: 2,
  foresees: 0,
}

/** Looks at its own shots alone, from the few places that it thinks of. */
export const LIEUTENANT: Temper = {
  ...CAPTAIN,
  blur: 5,
  caution: 0,
  picksWeapons: false,
  reverses: false,
  usesAbilities: false,
  places: 4,
  answers: 0,
  guards: 4,
}

/** Takes the better of two courses, and has no thought for shields. */
export const ENSIGN: Temper = {
  ...LIEUTENANT,
  blur: 6,
  charges: false,
  rerolls: false,
  places: 2,
  guards: 0,
}
