import type { Text } from '@sextant/scene'
import { ownReason, reasonText } from '../../battle/show/words.ts'
import type { Event } from '../events.ts'
import type { Tables } from '../tables.ts'
import { battleEnd, battleTitle, kindName, listed, text, traitName, unitName } from './words.ts'

/** What happened, in a sentence. */
export function tellEvent(tables: Tables, event: Event): Text | undefined {
  const unit = (id: string) => unitName(tables, id)
  const battle = (id: string) => battleTitle(tables, id)
  switch (event.type) {
    case 'campaign-began':
      return text('event.began', { units: listed(event.units.map(unit)), supplies: event.supplies })
    case 'battle-due':
      return text('event.battle-due', { battle: battle(event.battle) })
    case 'way-due':
      return text('event.way-due', { battles: listed(event.battles.map(battle)) })
    case 'way-chosen':
      return text('event.way-chosen', { battle: battle(event.battle) })
    case 'recruits-drawn':
      return text('event.recruits', { kinds: listed(event.kinds.map(kind => kindName(tables, kind))) })
    case 'recruited':
    case 'healed': {
      const { cost, supplies } = event
      return text(`event.${event.type}`, { unit: unit(event.unit), cost, supplies })
    }
    case 'trait-chosen':
      return text('event.trait', { unit: unit(event.unit), trait: traitName(event.trait) })
    case 'fielded':
    case 'held-back': {
      const { count, most } = event
      return text(`event.${event.type}`, { unit: unit(event.unit), count, most })
    }
    case 'battle-started':
      return text('event.started', { battle: battle(event.battle), units: listed(event.units.map(unit)) })
    case 'battle-fought': {
      const { result, supplies } = event
      return text(`event.fought-${result}`, {
        battle: battle(event.battle),
        reason:
          event.result === 'drawn'
            ? reasonText(event.reason)
            : ownReason(event.reason, event.result === 'won'),
        story: battleEnd(tables, event.battle, result === 'won' ? 'won' : 'lost'),
        supplies,
      })
    }
    case 'fell': {
      const { die, added, fate } = event
      const roll = added > 0 ? text('event.roll-added', { die, added }) : die
      return text(`event.fell-${fate}`, { unit: unit(event.unit), roll })
    }
    case 'experience-gained': {
      const { gained, experience, level, raised } = event
      return raised
        ? text('event.level', { unit: unit(event.unit), gained, level })
        : text('event.experience', { unit: unit(event.unit), gained, experience })
    }
    case 'traits-drawn':
      return text('event.traits', { unit: unit(event.unit), traits: listed(event.traits.map(traitName)) })
    case 'recovered':
    case 'joined':
      return text(`event.${event.type}`, { unit: unit(event.unit) })
    case 'ended': {
      const { won, units, score } = event
      return text(`event.ended-${event.reason}`, { won, units, score })
    }
    case 'platoon-logged':
      return undefined
  }
}
