import type { Text } from '@sextant/scene'
import type { Tables } from '../tables.ts'
import { text } from './words.ts'

/** How a match is won, in one line. */
export function goalText({ ruleset }: Tables): Text {
  const { goals, turns } = ruleset.match
  return goals === 1 ? text('goal.golden', { turns }) : text('goal.first-to', { goals, turns })
}
