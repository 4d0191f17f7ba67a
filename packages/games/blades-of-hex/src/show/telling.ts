import type { Text } from '@sextant/scene'
import type { Event, Struck } from '../events.ts'
import type { Tables } from '../tables.ts'
import { cityPlace, type Kinds, kindName, placeOf, reasonText, sideName, text, unitName } from './words.ts'

/** What happened, in a sentence. */
export function tellEvent(tables: Tables, event: Event): Text {
  const { kinds } = tables
  switch (event.type) {
    case 'round-began':
      return text('event.round-began', { round: event.round })
    case 'turn-began':
      return text('event.turn-began', { army: sideName(event.army) })
    case 'turn-ended':
      return text('event.turn-ended', { army: sideName(event.army) })
    case 'moved': {
      const [from, to] = [placeOf(tables, event.from), placeOf(tables, event.to)]
      return text('event.moved', { unit: unitName(kinds, event.unit, event.army, event.kind), from, to })
    }
    case 'attacked':
      return text(event.critical ? 'event.attacked-critical' : 'event.attacked', blowValues(kinds, event))
    case 'countered':
      return text(event.critical ? 'event.countered-critical' : 'event.countered', blowValues(kinds, event))
    case 'destroyed':
      return text('event.destroyed', { unit: unitName(kinds, event.unit, event.army, event.kind) })
    case 'captured': {
      const { reward, plunder, tiles, from } = event
      const city = cityPlace(tables, event.city)
      const values = { army: sideName(event.army), city, tiles, gold: reward + plunder }
      if (from === 'neutral') return text('event.captured-neutral', values)
      return text('event.captured-enemy', { ...values, loser: sideName(from) })
    }
    case 'recruited': {
      const values = { army: sideName(event.army), kind: kindName(kinds, event.kind), cost: event.cost }
      return text('event.recruited', { ...values, city: cityPlace(tables, event.city) })
    }
    case 'healed': {
      const { amount } = event
      return text('event.healed', { unit: unitName(kinds, event.unit, event.army, event.kind), amount })
    }
    case 'income': {
      const { gold, cities } = event
      return text('event.income', { army: sideName(event.army), gold, cities })
    }
    case 'won':
      return text('event.won', { army: sideName(event.army), reason: reasonText(event.reason) })
    case 'drawn':
      return text('event.drawn', { reason: reasonText(event.reason) })
  }
}

function blowValues(
  kinds: Kinds,
  { unit, army, kind, target, targetArmy, targetKind, damage, health }: Struck,
) {
  return {
    unit: unitName(kinds, unit, army, kind),
    target: unitName(kinds, target, targetArmy, targetKind),
    damage,
    health,
  }
}
