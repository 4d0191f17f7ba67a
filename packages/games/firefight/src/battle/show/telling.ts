import { at } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'
import { listed, placeOf, reasonText, sidedName, sideName, text, weaponName } from './words.ts'

/** What happened, in a sentence. */
export function tellEvent(tables: Tables, event: Event): Text | undefined {
  const unit = (index: number) => sidedName(tables, index)
  switch (event.type) {
    case 'map-drawn':
      return text('event.map-drawn')
    case 'deployed':
      return text('event.deployed', { unit: unit(event.unit), cell: placeOf(tables, event.at) })
    case 'battle-began':
      return text('event.battle-began')
    case 'turn-began':
      return text('event.turn-began', { side: sideName(event.seat), round: event.round })
    case 'moved':
      return text('event.moved', { unit: unit(event.unit), to: placeOf(tables, event.to) })
    case 'halted':
      return text('event.halted', {
        unit: unit(event.unit),
        cell: placeOf(tables, event.at),
        watchers: listed(event.watchers.map(unit)),
      })
    case 'attacked': {
      const { weapons } = at(tables.units, event.unit)
      return text(event.watch ? 'event.watch-shot' : 'event.attacked', {
        unit: unit(event.unit),
        target: unit(event.target),
        weapon: weaponName(at(weapons, event.weapon).name),
        distance: event.distance,
      })
    }
    case 'rolled':
      return text(`event.rolled-${event.roll}`, {
        unit: unit(event.unit),
        dice: event.dice.join(' '),
        needed: event.needed,
        successes: event.successes,
      })
    case 'blasted':
      return text('event.blasted', { unit: unit(event.unit), hits: event.hits })
    case 'wounded':
      return text('event.wounded', { unit: unit(event.unit), wounds: event.wounds, left: event.left })
    case 'destroyed':
      return text('event.destroyed', { unit: unit(event.unit), by: unit(event.by) })
    case 'healed':
      return text('event.healed', {
        unit: unit(event.unit),
        target: unit(event.target),
        wounds: event.wounds,
        left: event.left,
      })
    case 'watching':
      return text('event.watching', {
        unit: unit(event.unit),
        weapon: weaponName(at(at(tables.units, event.unit).weapons, event.weapon).name),
      })
    case 'watch-ended':
      return text('event.watch-ended', { unit: unit(event.unit) })
    default:
      return tellMatch(tables, event)
  }
}

type OfMatch = Extract<
  Event,
  { type: 'flag-taken' | 'scored' | 'got-through' | 'turn-ended' | 'round-ended' | 'won' | 'drawn' }
>

function tellMatch(tables: Tables, event: OfMatch): Text {
  switch (event.type) {
    case 'flag-taken':
      return text('event.flag-taken', { side: sideName(event.seat), cell: placeOf(tables, event.at) })
    case 'scored':
      return text('event.scored', {
        side: sideName(event.seat),
        points: event.points,
        total: event.total,
      })
    case 'got-through': {
      const { through, needed } = event
      return text('event.got-through', { unit: sidedName(tables, event.unit), through, needed })
    }
    case 'turn-ended':
      return text('event.turn-ended', { side: sideName(event.seat) })
    case 'round-ended':
      return text('event.round-ended', { round: event.round })
    case 'won':
      return text('event.won', { side: sideName(event.seat), reason: reasonText(event.reason) })
    case 'drawn':
      return text('event.drawn', { reason: reasonText(event.reason) })
  }
}
