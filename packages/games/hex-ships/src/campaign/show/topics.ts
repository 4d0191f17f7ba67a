import type { Topic } from '@sextant/scene'
import type { Event } from '../events.ts'
import { text } from './words.ts'

/** What the log can be filtered by, and what a replay jumps to. */
export const TOPICS: readonly Topic[] = [
  { id: 'missions', name: text('topic.missions'), landmark: true },
  { id: 'captains', name: text('topic.captains') },
  { id: 'orders', name: text('topic.orders') },
  { id: 'fleet', name: text('topic.fleet') },
]

export function topicsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'campaign-began':
    case 'mission-due':
    case 'branch-due':
    case 'branch-chosen':
    case 'mission-started':
    case 'mission-won':
    case 'mission-lost':
    case 'ended':
      return ['missions']
    case 'skill-raised':
    case 'appointed':
    case 'experience-gained':
    case 'captain-joined':
      return ['captains']
    case 'docked':
    case 'undocked':
    case 'selected':
    case 'deselected':
      return ['orders']
    case 'ship-lost':
    case 'repaired':
    case 'ship-joined':
      return ['fleet']
    case 'fleet-logged':
      return []
  }
}
