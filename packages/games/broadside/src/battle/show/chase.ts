import type { Text } from '@sextant/scene'
import type { State } from '../state.ts'
import { otherSeat, type Tables } from '../tables.ts'
import { namesOf } from './names.ts'
import { text } from './words.ts'

/** How often a chase may still lead nowhere before this seat closes in. */
export function chaseText(tables: Tables, chaser: number, left: number): Text {
  const who = namesOf(tables.sides)[chaser === 0 ? 0 : 1]
  switch (left) {
    case 1:
      return text('chase.once', { who })
    case 2:
      return text('chase.twice', { who })
    default:
      return text('chase.times', { who, left })
  }
}

export function closingText(tables: Tables, chaser: number): Text {
  return text('banner.closed-in', { who: namesOf(tables.sides)[chaser === 0 ? 0 : 1] })
}

/** The same while it counts, for the status; nothing where nobody has kept its distance yet. */
export function countedChase(tables: Tables, { chase }: State): Text | undefined {
  const { chase: rule } = tables.ruleset
  if (!rule || !chase || chase.times === 0) return undefined
  return chaseText(tables, otherSeat(chase.runner), rule.times - chase.times)
}
