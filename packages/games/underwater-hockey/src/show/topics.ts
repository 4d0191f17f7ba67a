import type { Topic } from '@sextant/scene'
import type { Event } from '../events.ts'
import { text } from './words.ts'

/** What the log can be filtered by, and what a replay jumps to. */
export const TOPICS: readonly Topic[] = [
  { id: 'puck', name: text('topic.puck') },
  { id: 'turnovers', name: text('topic.turnovers'), landmark: true },
  { id: 'goals', name: text('topic.goals'), landmark: true },
  { id: 'swimming', name: text('topic.swimming') },
  { id: 'breath', name: text('topic.breath') },
  { id: 'plans', name: text('topic.plans') },
]

export function topicsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'flicked':
      return event.caughtBy !== null && event.caughtBy !== event.team ? ['puck', 'turnovers'] : ['puck']
    case 'steal-tried':
      return event.won ? ['puck', 'turnovers'] : ['puck']
    case 'picked-up':
    case 'puck-lost':
      return ['puck']
    case 'goal':
      return ['puck', 'goals']
    case 'kickoff':
    case 'won':
    case 'drawn':
      return ['goals']
    case 'changed-planes':
    case 'breathed':
    case 'forced-up':
      return ['breath']
    case 'curled':
    case 'swam':
      return ['swimming']
    case 'planned':
    case 'committed':
    case 'turn-began':
      return ['plans']
  }
}
