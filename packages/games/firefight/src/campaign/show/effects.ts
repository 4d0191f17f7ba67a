import type { Effect } from '@sextant/scene'
import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'
import { battleTitle, text } from './words.ts'

/** What is seen and heard of an event. */
export function effectsOf(tables: Tables, event: Event): Effect[] {
  switch (event.type) {
    case 'battle-due':
      return [{ kind: 'banner', text: battleTitle(tables, event.battle) }]
    case 'recruited':
    case 'healed':
      return [sound('supplies')]
    case 'trait-chosen':
    case 'joined':
      return [sound('learn')]
    case 'fielded':
    case 'held-back':
      return [sound('overwatch')]
    case 'battle-started':
      return [sound('flag')]
    case 'battle-fought':
      return [
        sound(event.result === 'lost' ? 'defeat' : 'victory'),
        { kind: 'banner', text: text(`banner.fought-${event.result}`) },
      ]
    case 'ended':
      return [
        sound(event.reason === 'finished' ? 'victory' : 'defeat'),
        { kind: 'banner', text: text(event.reason === 'finished' ? 'banner.finished' : 'banner.over') },
      ]
    default:
      return []
  }
}

function sound(name: string): Effect {
  return { kind: 'sound', sound: name }
}
