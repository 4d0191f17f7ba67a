import type { Effect } from '@sextant/scene'
import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'
import { missionTitle, text } from './words.ts'

/** What is seen and heard of an event. */
export function effectsOf(tables: Tables, event: Event): Effect[] {
  switch (event.type) {
    case 'mission-due':
      return [{ kind: 'banner', text: missionTitle(tables, event.mission) }]
    case 'skill-raised':
    case 'appointed':
      return [sound('charge')]
    case 'docked':
    case 'undocked':
    case 'selected':
    case 'deselected':
      return [sound('aim')]
    case 'mission-started':
      return [sound('thrust')]
    case 'mission-won':
      return [sound('victory'), { kind: 'banner', text: text('banner.won') }]
    case 'mission-lost':
      return [sound('defeat'), { kind: 'banner', text: text('banner.lost') }]
    case 'ended':
      return [
        sound(event.reason === 'victory' ? 'victory' : 'defeat'),
        { kind: 'banner', text: text(event.reason === 'victory' ? 'banner.victory' : 'banner.defeat') },
      ]
    default:
      return []
  }
}

function sound(name: string): Effect {
  return { kind: 'sound', sound: name }
}
