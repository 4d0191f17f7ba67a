import type { Text } from '@sextant/scene'
import type { Attacked, Event, Struck, Toll } from '../events.ts'
import { otherSeat, type Tables } from '../tables.ts'
import { chaseText } from './chase.ts'
import { namesOf } from './names.ts'
import { joined, lootText, text } from './words.ts'

/** What happened, in a sentence. */
export function tellEvent(tables: Tables, event: Event): Text {
  const names = namesOf(tables.sides)
  const name = (seat: number): Text => names[seat === 0 ? 0 : 1]
  switch (event.type) {
    case 'initiative': {
      const { P, G, first } = event
      return text('event.initiative', {
        player: names[0],
        game: names[1],
        P: minusOf(P),
        G: minusOf(G),
        who: name(first),
        distance: tables.ruleset.distance.first,
      })
    }
    case 'turn-began':
      return text('event.turn-began', { turn: event.turn, who: name(event.seat) })
    case 'attacked':
      return tellAttack(event, name(event.seat))
    case 'struck':
      return tellPower(event, name)
    case 'moved': {
      const { move, from, to } = event
      return text(move === 'close' ? 'event.closed' : 'event.gained', { who: name(event.seat), from, to })
    }
    case 'kept-distance':
      return chaseText(tables, event.seat, event.left)
    case 'closed-in':
      return text('event.closed-in', {
        who: name(event.seat),
        from: event.from,
        to: event.to,
        runner: name(otherSeat(event.seat)),
      })
    case 'braced':
      return text('event.braced', { who: name(event.seat), brace: event.brace })
    case 'mended': {
      const { item, gained, value, left } = event
      return text(`event.${item}`, { who: name(event.seat), gained, value, left })
    }
    case 'switched':
      return text('event.switched', {
        who: name(event.seat),
        ammo: text(`ammo.${event.ammo}`),
        left: event.left,
      })
    case 'drifted':
    case 'surfaced':
    case 'fled':
      return text(`event.${event.type}`, { who: name(event.seat) })
    case 'beaten':
      return text(`event.${event.reason}`, { who: name(event.seat) })
    case 'won': {
      // Everybody reads this: the document's words name the side that they are spoken to.
      const values = { who: name(event.seat), loot: lootText(event.loot) }
      if (event.seat === 0) return text('event.won', values)
      return text('event.lost', { ...values, loser: name(otherSeat(event.seat)) })
    }
    case 'lost-sight':
      return text('event.lost-sight', { turns: event.turns })
  }
}

function tellAttack({ weapon, D, hull, crew, own }: Attacked, who: Text): Text {
  const tolls = tollsText({ ...(hull && { hull }), ...(crew && { crew }), ...(own && { own }) })
  if (weapon === 'board') return text('event.boarded', { who, tolls })
  return text('event.fired', { who, weapon: text(`weapon.${weapon}`), distance: D, tolls })
}

function tellPower(event: Struck, name: (seat: number) => Text): Text {
  const { seat, power, from, D, hull, crew, grips, dives } = event
  const who = name(seat)
  const named = text(`action.${power}`)
  const parts: Text[] = []
  if (D !== from) parts.push(text('event.moved-power', { who, power: named, from, to: D }))
  if (hull || crew) {
    const tolls = tollsText({ ...(hull && { hull }), ...(crew && { crew }) })
    parts.push(text('event.struck', { who, power: named, tolls }))
  }
  if (grips) parts.push(text('event.gripped', { who: name(otherSeat(seat)) }))
  if (dives) parts.push(text('event.dived', { who }))
  if (parts.length === 0) parts.push(text('event.struck', { who, power: named, tolls: text('toll.nothing') }))
  return parts.reduceRight((rest, first) => text('sentences', { first, rest }))
}

function tollsText(tolls: { hull?: Toll; crew?: Toll; own?: Toll }): Text {
  const lines = (['hull', 'crew', 'own'] as const).flatMap(what => {
    const toll = tolls[what]
    return toll?.lost ? [text(`toll.${what}`, { lost: toll.lost, left: toll.left })] : []
  })
  return joined(lines, 'toll.and', 'toll.nothing')
}

/** A typographic minus, as everywhere else. */
function minusOf(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
