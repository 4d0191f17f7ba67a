import type { Topic } from '@sextant/scene'
import type { Event } from '../events.ts'
import { HEAVY } from './measures.ts'
import { text } from './words.ts'

/** What the log can be filtered by, and what a replay jumps to. */
export const TOPICS: readonly Topic[] = [
  { id: 'attacks', name: text('topic.attacks') },
  { id: 'maneuvers', name: text('topic.maneuvers') },
  { id: 'items', name: text('topic.items') },
  { id: 'heavy', name: text('topic.heavy'), landmark: true },
  { id: 'turns', name: text('topic.turns') },
  { id: 'end', name: text('topic.end'), landmark: true },
]

export function topicsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'attacked':
    case 'struck': {
      const lost = (event.hull?.lost ?? 0) + (event.crew?.lost ?? 0)
      return lost >= HEAVY ? ['attacks', 'heavy'] : ['attacks']
    }
    case 'moved':
    case 'kept-distance':
    case 'closed-in':
    case 'braced':
    case 'drifted':
    case 'surfaced':
      return ['maneuvers']
    case 'mended':
    case 'switched':
      return ['items']
    case 'initiative':
    case 'turn-began':
      return ['turns']
    case 'fled':
    case 'beaten':
    case 'won':
    case 'lost-sight':
      return ['end']
  }
}
