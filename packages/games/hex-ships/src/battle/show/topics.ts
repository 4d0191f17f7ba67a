import type { Topic } from '@sextant/scene'
import type { Event } from '../events.ts'
import { text } from './words.ts'

/** What the log can be filtered by, and what a replay jumps to. */
export const TOPICS: readonly Topic[] = [
  { id: 'battle', name: text('topic.battle') },
  { id: 'movement', name: text('topic.movement') },
  { id: 'energy', name: text('topic.energy') },
  { id: 'losses', name: text('topic.losses'), landmark: true },
  { id: 'rounds', name: text('topic.rounds'), landmark: true },
  { id: 'turns', name: text('topic.turns') },
]

export function topicsOf({ type }: Event): readonly string[] {
  switch (type) {
    case 'round-began':
    case 'round-ended':
    case 'phase-began':
      return ['rounds']
    case 'turn-began':
    case 'turn-ended':
      return ['turns']
    case 'speed-set':
    case 'turned':
    case 'turn-failed':
    case 'advanced':
    case 'stopped-short':
    case 'launched':
    case 'afterburners-lit':
      return ['movement']
    case 'energy-gained':
    case 'disruption-fell':
    case 'charged':
    case 'shield-shifted':
    case 'ecm-raised':
      return ['energy']
    case 'disabled':
    case 'disrupted':
      return ['battle', 'energy']
    case 'left-map':
      return ['movement', 'losses']
    case 'destroyed':
    case 'won':
    case 'drawn':
      return ['battle', 'losses']
    case 'targeted':
    case 'switched':
    case 'fired':
    case 'rolled':
    case 'roll-kept':
    case 'missed':
    case 'missiles-rolled':
    case 'struck':
    case 'critical':
      return ['battle']
  }
}
