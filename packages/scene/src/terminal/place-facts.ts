import type { Meaning } from '../scene.ts'
import type { Drawing } from './drawing.ts'
import { MARK_ORDER } from './glyphs.ts'

/** Whether somebody is really at a place. */
export function isHere({ scene }: Drawing, place: number): boolean {
  return scene.pieces.some(({ at, ghost }) => at === place && !ghost)
}

/** What a place says, the foremost first. */
export function marksAt({ scene }: Drawing, place: number): Meaning[] {
  const lit = (scene.highlights ?? []).filter(({ cell }) => cell === place).map(({ meaning }) => meaning)
  return MARK_ORDER.filter(meaning => lit.includes(meaning))
}

/** 0 little or none, 1 some, 2 great. */
export function dangerTier(danger = 0): 0 | 1 | 2 {
  return danger >= 2 / 3 ? 2 : danger >= 1 / 3 ? 1 : 0
}
