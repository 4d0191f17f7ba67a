import { at } from '@sextant/engine'
import type { DefaultSound, Effect, Float, Text } from '@sextant/scene'
import type { Event } from '../events.ts'
import { type Field, reserveCell } from './field.ts'
import type { BattleSound } from './sounds.ts'
import { weaponLook } from './weapon-look.ts'
import { sidedName, sideName, text } from './words.ts'

/** What is seen and heard of an event. */
export function effectsOf(field: Field, event: Event): Effect[] {
  const { tables, ids } = field
  switch (event.type) {
    case 'deployed':
      return [
        sound('step'),
        { kind: 'move', piece: at(ids, event.unit), path: [reserveCell(field, event.unit), event.at] },
      ]
    case 'battle-began':
      return [banner(text('banner.battle'))]
    case 'turn-began':
      return event.round === 1 && event.seat === 0
        ? []
        : [sound('horn'), banner(text('banner.turn', { side: sideName(event.seat), round: event.round }))]
    case 'moved':
      return [sound('step'), { kind: 'move', piece: at(ids, event.unit), path: event.path }]
    case 'halted':
      return [
        { kind: 'chapter', name: text('chapter.overwatch') },
        sound('overwatch'),
        rising(event.at, '!', 'bad', true),
      ]
    case 'attacked': {
      const weapon = at(at(tables.units, event.unit).weapons, event.weapon)
      const look = weaponLook(weapon.name, weapon)
      const missed = event.hits === 0 && { missed: true }
      return [
        sound(look.sound),
        { kind: 'strike', from: event.from, to: event.at, style: look.style, ...missed },
      ]
    }
    case 'rolled':
      return [sound('dice'), diceEffect(field, event), ...(isSaved(event) ? [sound('save')] : [])]
    case 'blasted':
      return [sound('blast'), rising(event.at, '✹', 'bad')]
    case 'wounded':
      return [sound('wound'), rising(event.at, `−${event.wounds}`, 'bad', event.wounds > 1)]
    case 'destroyed':
      return [sound('fall'), { kind: 'vanish', piece: at(ids, event.unit) }]
    case 'healed':
      return [sound('heal'), rising(event.at, `+${event.wounds}`, 'good')]
    case 'watching':
      return [sound('overwatch')]
    case 'flag-taken':
      return [sound('flag'), banner(text('banner.flag', { side: sideName(event.seat) }))]
    case 'scored':
      return [banner(text('banner.scored', { side: sideName(event.seat), points: event.points }))]
    case 'got-through':
      return [
        sound('flag'),
        { kind: 'vanish', piece: at(ids, event.unit) },
        banner(text('banner.through', { unit: sidedName(tables, event.unit) })),
      ]
    case 'won':
      return [sound('victory'), banner(text('banner.won', { side: sideName(event.seat) }))]
    case 'drawn':
      return [banner(text('banner.drawn'))]
    case 'map-drawn':
    case 'watch-ended':
    case 'turn-ended':
    case 'round-ended':
      return []
  }
}

/** Armour turned all of it away. */
function isSaved({ roll, successes, dice }: Extract<Event, { type: 'rolled' }>): boolean {
  return roll === 'save' && successes === dice.length
}

/** The dice of one roll, with what each must show, and what they come to. */
function diceEffect({ tables }: Field, event: Extract<Event, { type: 'rolled' }>): Effect {
  const { roll, needed, successes, dice } = event
  return {
    kind: 'dice',
    faces: 6,
    rolled: dice,
    needed,
    name: text(`dice.${roll}`, { unit: sidedName(tables, event.unit), needed }),
    result: text(`dice.${roll}-result`, { successes, all: dice.length }),
  }
}

function sound(name: BattleSound | DefaultSound): Effect {
  return { kind: 'sound', sound: name }
}

function banner(words: Text): Effect {
  return { kind: 'banner', text: words }
}

function rising(cell: number, number: string, tone: Float['tone'], big = false): Effect {
  return { kind: 'float', float: { at: cell, text: number, tone, ...(big && { big }) } }
}
