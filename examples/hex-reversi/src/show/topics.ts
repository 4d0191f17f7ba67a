import type { Topic } from '@sextant/scene'
import type { Event } from '../events.ts'
import { text } from './words.ts'

/** What the log can be filtered by, and what a replay jumps to. */
export const TOPICS: readonly Topic[] = [
  { id: 'discs', name: text('topic.discs') },
  { id: 'passes', name: text('topic.passes') },
  { id: 'eliminations', name: text('topic.eliminations'), landmark: true },
]

export function topicsOf({ type }: Event): readonly string[] {
  switch (type) {
    case 'began':
    case 'placed':
    case 'flipped':
      return ['discs']
    case 'passed':
      return ['passes']
    case 'eliminated':
    case 'ended':
      return ['eliminations']
  }
}
