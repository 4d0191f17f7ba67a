import type { en } from './en.ts'

/** A sentence of the game; every language has all of them. */
export type TextKey = keyof typeof en
