import type { Topic } from '@sextant/scene'
import type { Event } from '../events.ts'
import { text } from './words.ts'

/** What the log can be filtered by, and what a replay jumps to. */
export const TOPICS: readonly Topic[] = [
  { id: 'travel', name: text('topic.travel') },
  { id: 'fights', name: text('topic.fights'), landmark: true },
  { id: 'trade', name: text('topic.trade') },
  { id: 'prizes', name: text('topic.prizes'), landmark: true },
]

export function topicsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'put-out':
    case 'sailed':
    case 'turned-back':
    case 'arrived':
    case 'used':
      return ['travel']
    case 'sighted':
    case 'gave-battle':
    case 'slipped':
    case 'caught':
    case 'lost-sight':
      return ['fights']
    case 'won':
      return event.prize === 'taken' ? ['fights', 'prizes'] : ['fights']
    case 'sunk':
      return ['fights', 'prizes']
    case 'bought':
    case 'refitted':
      return ['trade']
    case 'sold':
      return ['trade', 'prizes']
    case 'no-prize':
    case 'ended':
      return ['prizes']
    case 'logged':
      return []
  }
}
