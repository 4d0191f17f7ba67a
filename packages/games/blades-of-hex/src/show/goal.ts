import type { Phrase } from '@sextant/scene'
import type { Tables } from '../tables.ts'
import { text } from './words.ts'

/** How the match is won (4.5), in a line. */
export function goalText({ scenario }: Pick<Tables, 'scenario'>): Phrase {
  return text('goal', { rounds: scenario.limits.rounds })
}
