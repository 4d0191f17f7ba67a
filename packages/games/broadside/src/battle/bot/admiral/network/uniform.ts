import type { Dice } from '@sextant/engine'

/** Numbers from 0 up to, but not including, 1. */
export function uniformOf(dice: Dice): () => number {
  return () => (dice.d(FACES) - 1) / FACES
}

const FACES = 2 ** 30
