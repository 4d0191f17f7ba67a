import type { Topic } from '@sextant/scene'
import type { Event } from '../events.ts'
import { text } from './words.ts'

/** What the log can be filtered by, and what a replay jumps to. */
export const TOPICS: readonly Topic[] = [
  { id: 'combat', name: text('topic.combat') },
  { id: 'dice', name: text('panel.dice') },
  { id: 'movement', name: text('topic.movement') },
  { id: 'losses', name: text('topic.losses'), landmark: true },
  { id: 'objectives', name: text('topic.objectives'), landmark: true },
  { id: 'turns', name: text('topic.turns'), landmark: true },
]

export function topicsOf({ type }: Event): readonly string[] {
  switch (type) {
    case 'rolled':
      return ['dice']
    case 'attacked':
    case 'blasted':
    case 'wounded':
    case 'healed':
    case 'watching':
    case 'watch-ended':
      return ['combat']
    case 'halted':
      return ['combat', 'movement']
    case 'destroyed':
      return ['combat', 'losses']
    case 'deployed':
    case 'moved':
      return ['movement']
    case 'got-through':
      return ['movement', 'objectives']
    case 'flag-taken':
    case 'scored':
      return ['objectives']
    case 'won':
    case 'drawn':
      return ['losses', 'objectives']
    case 'map-drawn':
    case 'battle-began':
    case 'turn-began':
    case 'turn-ended':
    case 'round-ended':
      return ['turns']
  }
}
