import type { Topic } from '@sextant/scene'
import type { Event } from '../events.ts'
import { text } from './words.ts'

/** What the log can be filtered by, and what a replay jumps to. */
export const TOPICS: readonly Topic[] = [
  { id: 'battles', name: text('topic.battles'), landmark: true },
  { id: 'experience', name: text('topic.experience') },
  { id: 'orders', name: text('topic.orders') },
  { id: 'platoon', name: text('topic.platoon') },
]

export function topicsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'campaign-began':
    case 'battle-due':
    case 'way-due':
    case 'way-chosen':
    case 'battle-started':
    case 'battle-fought':
    case 'ended':
      return ['battles']
    case 'experience-gained':
    case 'traits-drawn':
    case 'trait-chosen':
      return ['experience']
    case 'fielded':
    case 'held-back':
      return ['orders']
    case 'fell':
    case 'recovered':
    case 'joined':
    case 'recruits-drawn':
    case 'recruited':
    case 'healed':
      return ['platoon']
    case 'platoon-logged':
      return []
  }
}
