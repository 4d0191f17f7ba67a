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
  /** Whether it uses rerolls, afterburners and shifts. */
  readonly usesAbilities: boolean
  /** Places at which an enemy still to move is thought to be, at most; 0 for straight on. */
  readonly answers: number
  /** The best places for which the answers of ships still to move are looked at; 0 for none. */
  readonly foresees: number
  /** The best places from which the battle is played on; 0 for none. */
  readonly playsOn: number
}

export const ENSIGN: Temper = {
  blur: 9,
  caution: 0,
  charges: false,
  picksWeapons: false,
  reverses: false,
  usesAbilities: false,
  answers: 0,
  foresees: 0,
  playsOn: 0,
}

export const LIEUTENANT: Temper = { ...ENSIGN, blur: 1.5, caution: 0.3, charges: true, usesAbilities: true }

export const CAPTAIN: Temper = {
  ...LIEUTENANT,
  blur: 0,
  caution: 0.8,
  picksWeapons: true,
  reverses: true,
  answers: 6,
  foresees: 40,
}

export const COMMODORE: Temper = { ...CAPTAIN, answers: 8, foresees: 60, playsOn: 6 }

/** Plays both sides where the battle is played on in the head: quick, and no fool. */
export const SCOUT: Temper = { ...LIEUTENANT, blur: 0, caution: 0.8 }
