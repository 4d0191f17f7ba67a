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

export const ENSIGN: Temper = {
  blur: 9,
  caution: 0,
  charges: false,
  picksWeapons: false,
  reverses: false,
  rerolls: false,
  usesAbilities: false,
  places: Number.POSITIVE_INFINITY,
  answers: 0,
  guards: 0,
  foresees: 0,
  replies: 0,
}

export const LIEUTENANT: Temper = {
  ...ENSIGN,
  blur: 1.5,
  caution: 0.3,
  charges: true,
  guards: 4,
  rerolls: true,
}

export const CAPTAIN: Temper = {
  ...LIEUTENANT,
  blur: 0,
  caution: 0.8,
  picksWeapons: true,
  reverses: true,
  usesAbilities: true,
  answers: 6,
  guards: 6,
  foresees: 40,
  replies: 120,
}

/** Moves ships where a round is played on in the head: quick, and no fool. */
const SCOUT: Temper = {
  ...CAPTAIN,
  usesAbilities: false,
  places: 100,
  answers: 2,
  guards: 0,
  foresees: 8,
  replies: 16,
}

export const COMMODORE: Temper = {
  ...CAPTAIN,
  answers: 8,
  guards: 8,
  foresees: 60,
  playsOn: { plans: 24, looks: 0.3, scout: SCOUT },
}
