import type { Topic } from '@sextant/scene'
import type { Event } from '../events.ts'
import { text } from './words.ts'

/** What the log can be filtered by, and what a replay jumps to. */
export const TOPICS: readonly Topic[] = [
  { id: 'battle', name: text('topic.battle') },
  { id: 'economy', name: text('topic.economy') },
  { id: 'movement', name: text('topic.movement') },
  { id: 'losses', name: text('topic.losses'), landmark: true },
  { id: 'cities', name: text('topic.cities'), landmark: true },
  { id: 'turns', name: text('topic.turns') },
]

export function topicsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'attacked':
    case 'countered':
    case 'healed':
      return ['battle']
    case 'destroyed':
      return ['battle', 'losses']
    case 'captured':
      return ['battle', 'economy', 'cities']
    case 'recruited':
    case 'income':
      return ['economy']
    case 'moved':
      return ['movement']
    case 'round-began':
    case 'turn-began':
    case 'turn-ended':
      return ['turns']
    case 'won':
    case 'drawn':
      return ['turns', 'cities']
  }
}
