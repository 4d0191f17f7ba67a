import type { DefaultSound, Skin, Sound } from '@sextant/scene'

const _ = undefined

/** What every game may use by name. */
const SOUNDS: Readonly<Record<DefaultSound, Sound>> = {
  move: [0.5, 0, 180, 0.01, 0.02, 0.06, 1, 1.5, -3, _, _, _, _, 0.1],
  turn: [0.5, 0, 392, 0.02, 0.08, 0.25, 0, 1, _, _, 196, 0.08],
  attack: [1, 0, 130, 0.01, 0.04, 0.22, 4, 2.2, -3, _, _, _, _, 1.2, _, 0.2, _, 0.7, 0.03],
  capture: [0.8, 0, 262, 0.02, 0.12, 0.35, 0, 1.2, _, _, 131, 0.1, 0.1],
  coins: [0.7, 0, 1320, 0.01, 0.05, 0.2, 1, 1.8, _, _, 660, 0.05],
  dice: [0.6, 0, 90, _, 0.02, 0.05, 4, 1.2, _, _, _, _, 0.04, 2, _, _, 0.03],
  victory: [0.9, 0, 523, 0.05, 0.35, 0.6, 0, 1, _, _, 262, 0.16, 0.16, _, _, _, 0.12],
  defeat: [0.8, 0, 196, 0.05, 0.3, 0.6, 1, 0.8, -1.2, _, -49, 0.2],
}

/** The sound of a name: the skin's own, else the usual one. One that nobody has is heard as a short move. */
export function soundOf(name: string, { sounds = {} }: Pick<Skin, 'sounds'> = {}): Sound {
  const own = Object.hasOwn(sounds, name) ? sounds[name] : undefined
  if (own === undefined) return isDefault(name) ? SOUNDS[name] : SOUNDS.move
  return typeof own === 'string' ? SOUNDS[own] : own
}

function isDefault(name: string): name is DefaultSound {
  return Object.hasOwn(SOUNDS, name)
}
