import type { Effect } from '@sextant/scene'
import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'
import { gainedText } from './telling.ts'
import { ENEMY, enemyName, SHIP, text } from './words.ts'

/** What is seen and heard of an event. */
export function effectsOf(tables: Tables, event: Event): Effect[] {
  const place = (id: string) => tables.placeOf.get(id) ?? -1
  switch (event.type) {
    case 'sailed':
      return [sound('move')]
    case 'arrived':
      // After a meeting the ship comes from its place at sea, which is the last one of the chart until it has arrived.
      return [
        {
          kind: 'move',
          piece: SHIP,
          path: [event.quiet ? place(event.from) : tables.chart.places.length, place(event.to)],
        },
      ]
    case 'sighted':
      return [
        sound('turn'),
        { kind: 'appear', piece: ENEMY },
        { kind: 'banner', text: text('banner.sighted', { enemy: enemyName(event.enemy) }) },
      ]
    case 'slipped':
      return [{ kind: 'vanish', piece: ENEMY }]
    case 'gave-battle':
    case 'caught':
      return [sound('cannon')]
    case 'won':
      return [
        sound('coins'),
        { kind: 'banner', text: text('banner.won') },
        { kind: 'banner', text: gainedText(event) },
      ]
    case 'lost-sight':
      return [{ kind: 'banner', text: text('banner.lost-sight') }]
    case 'used':
      return [
        {
          kind: 'dice',
          faces: event.faces,
          rolled: event.dice,
          name: text(`roll.${event.item}`),
        },
        sound('heal'),
      ]
    case 'bought':
    case 'sold':
    case 'refitted':
      return [sound('coins')]
    case 'ended':
      return [
        sound(event.reason === 'reached-port' ? 'victory' : 'lost'),
        { kind: 'banner', text: text(`banner.${event.reason}`) },
      ]
    default:
      return []
  }
}

function sound(name: string): Effect {
  return { kind: 'sound', sound: name }
}
