/**
 * How a sound is made, in the synthesizer's order: volume, randomness, frequency, attack, sustain, release, shape,
 * shape curve, slide, delta slide, pitch jump, pitch jump time, repeat time, noise, modulation, bit crush, delay,
 * sustain volume, decay, tremolo.
 */
export type Timbre = readonly (number | undefined)[]

const _ = undefined

const timbres = {
  move: [0.5, 0, 180, 0.01, 0.02, 0.06, 1, 1.5, -3, _, _, _, _, 0.1],
  turn: [0.5, 0, 392, 0.02, 0.08, 0.25, 0, 1, _, _, 196, 0.08],
  attack: [1, 0, 130, 0.01, 0.04, 0.22, 4, 2.2, -3, _, _, _, _, 1.2, _, 0.2, _, 0.7, 0.03],
  capture: [0.8, 0, 262, 0.02, 0.12, 0.35, 0, 1.2, _, _, 131, 0.1, 0.1],
  coins: [0.7, 0, 1320, 0.01, 0.05, 0.2, 1, 1.8, _, _, 660, 0.05],
  dice: [0.6, 0, 90, _, 0.02, 0.05, 4, 1.2, _, _, _, _, 0.04, 2, _, _, 0.03],
  /** Canvas that fills with wind. */
  sail: [0.4, 0, 70, 0.14, 0.08, 0.34, 4, 0.8, 0.6, _, _, _, _, 2.5, _, _, _, 0.7, 0.06],
  splash: [0.6, 0, 380, 0.01, 0.06, 0.32, 4, 0.9, -1.6, _, _, _, _, 4, _, _, 0.04, 0.6, 0.08],
  /** A stroke under water: a splash, but soft and low. */
  swim: [0.35, 0, 190, 0.04, 0.05, 0.16, 4, 0.7, -0.8, _, _, _, _, 2],
  /** A stick against a puck of lead, which slides away. */
  flick: [0.6, 0, 560, _, 0.02, 0.1, 1, 1.8, -5, _, _, _, _, 0.4, _, _, 0.02],
  /** A breath drawn in haste. */
  gasp: [0.45, 0, 460, 0.12, 0.05, 0.12, 4, 0.6, 2.5, _, _, _, _, 5],
  victory: [0.9, 0, 523, 0.05, 0.35, 0.6, 0, 1, _, _, 262, 0.16, 0.16, _, _, _, 0.12],
  defeat: [0.8, 0, 196, 0.05, 0.3, 0.6, 1, 0.8, -1.2, _, -49, 0.2],
} as const satisfies Record<string, Timbre>

/** Names that games may use for the same. */
const alike = {
  hit: 'attack',
  shot: 'attack',
  melee: 'attack',
  cannon: 'attack',
  destroyed: 'attack',
  gold: 'coins',
  income: 'coins',
  recruit: 'coins',
  heal: 'turn',
  goal: 'capture',
  pickup: 'coins',
  steal: 'attack',
  whistle: 'turn',
  won: 'victory',
  lost: 'defeat',
} as const satisfies Record<string, keyof typeof timbres>

/** The sound of a name; one that nobody knows is heard as a short move. */
export function timbreOf(name: string): Timbre {
  if (has(timbres, name)) return timbres[name]
  return timbres[has(alike, name) ? alike[name] : 'move']
}

function has<T extends object>(names: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(names, name)
}
