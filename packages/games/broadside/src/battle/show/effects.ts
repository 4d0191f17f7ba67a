import type { Effect, Text } from '@sextant/scene'
import type { Attacked, Event, Fall, Initiative, Struck, Toll } from '../events.ts'
import type { PowerId, Weapon } from '../schema-names.ts'
import { otherSeat, type Tables } from '../tables.ts'
import type { TextKey } from '../texts/en.ts'
import { chaseText, closingText } from './chase.ts'
import { HEAVY } from './measures.ts'
import { namesOf } from './names.ts'
import { lootText, pieceOfSeat, signed, text } from './words.ts'

/** What is seen and heard of an event. Every die of the procedure is seen to fall. */
export function effectsOf(tables: Tables, event: Event): Effect[] {
  const names = namesOf(tables.sides)
  switch (event.type) {
    case 'initiative':
      return initiativeEffects(event, names)
    case 'turn-began':
      return event.turn === 1 ? [] : [sound('turn')]
    case 'attacked':
      return attackEffects(event)
    case 'struck':
      return powerEffects(event)
    case 'moved':
      return [sound('sail'), { kind: 'range', distance: event.to }]
    case 'kept-distance':
      return [banner(chaseText(tables, event.seat, event.left))]
    case 'closed-in':
      return [sound('sail'), banner(closingText(tables, event.seat)), { kind: 'range', distance: event.to }]
    case 'braced':
      return [sound('move')]
    case 'mended': {
      const { item, roll, gained, seat } = event
      return [
        sound('dice'),
        diceOf(roll, item === 'shoring' ? 'dice.shoring' : 'dice.dressing'),
        sound('heal'),
        rising(seat, item === 'shoring' ? `+${gained}` : `${CREW}+${gained}`, 'good'),
      ]
    }
    case 'switched':
      return [sound('move')]
    case 'drifted':
      return []
    case 'surfaced':
      return [sound('splash'), { kind: 'appear', piece: pieceOfSeat(event.seat) }]
    case 'fled':
    case 'lost-sight':
      return [banner(text('banner.fled'))]
    case 'beaten':
      return [
        sound('destroyed'),
        { kind: 'vanish', piece: pieceOfSeat(event.seat) },
        banner(text(`banner.${event.reason}`, { who: names[event.seat === 0 ? 0 : 1] })),
      ]
    case 'won':
      return endEffects(event, names)
  }
}

function initiativeEffects({ faces, dice, P, G, first }: Initiative, names: readonly [Text, Text]): Effect[] {
  const cast = (rolled: readonly number[], who: Text, total: number): Effect => ({
    kind: 'dice',
    faces,
    rolled,
    name: text('dice.initiative', { who }),
    ...(total !== sumOf(rolled) && { result: `= ${total}` }),
  })
  return [
    sound('dice'),
    cast(dice[0], names[0], P),
    sound('dice'),
    cast(dice[1], names[1], G),
    banner(text('banner.first', { who: names[first === 0 ? 0 : 1] })),
  ]
}

type Style = Extract<Effect, { kind: 'strike' }>['style']
const STYLES: Readonly<Record<Weapon, Style>> = {
  ball: 'broadside',
  grape: 'broadside',
  rifle: 'volley',
  board: 'grapple',
}
const SOUNDS: Readonly<Record<Weapon, string>> = {
  ball: 'cannon',
  grape: 'cannon',
  rifle: 'shot',
  board: 'melee',
}

function attackEffects({ seat, weapon, hull, crew, own }: Attacked): Effect[] {
  const other = otherSeat(seat)
  return [
    ...tollDice({ ...(hull && { hull }), ...(crew && { crew }), ...(own && { own }) }),
    sound(SOUNDS[weapon]),
    strike(seat, STYLES[weapon], [hull, crew]),
    ...tollFloats(other, hull, crew),
    ...(own ? [rising(seat, `${CREW}−${own.lost}`, 'bad')] : []),
  ]
}

/** Arms and jaws lash out; a wail goes through everything. */
const POWER_STYLES: Readonly<Record<PowerId, Style>> = {
  sweep: 'lash',
  grip: 'lash',
  dive: 'lash',
  lunge: 'lash',
  bite: 'lash',
  slip: 'lash',
  wail: 'beam',
}

function powerEffects({ seat, power, from, D, hull, crew, grips, dives }: Struck): Effect[] {
  const harms = hull !== undefined || crew !== undefined || grips
  return [
    ...(dives ? [sound('splash'), { kind: 'vanish', piece: pieceOfSeat(seat) } as const] : []),
    ...(D === from ? [] : [sound('sail'), { kind: 'range', distance: D } as const]),
    ...tollDice({ ...(hull && { hull }), ...(crew && { crew }) }),
    ...(harms ? [sound('attack'), strike(seat, POWER_STYLES[power], [hull, crew], grips)] : []),
    ...tollFloats(otherSeat(seat), hull, crew),
  ]
}

/**
 * 4) End States, in the document's words. Both seats see these, so they name the ship they speak of; the status and the
 * ending have the words for each seat. No sound of victory or defeat here: it would differ by seat.
 */
function endEffects({ seat, loot, dice }: Won, names: readonly [Text, Text]): Effect[] {
  const who = names[seat === 0 ? 0 : 1]
  const rolls = dice.map(
    ({ faces, dice: rolled, what, amount }): Effect => ({
      kind: 'dice',
      faces,
      rolled,
      name: text('dice.loot'),
      result: text(`loot.${what}`, { amount }),
    }),
  )
  return [banner(text('banner.won', { who })), ...rolls, sound('coins'), banner(lootText(loot))]
}

type Won = Extract<Event, { type: 'won' }>

function tollDice(tolls: { hull?: Toll; crew?: Toll; own?: Toll }): Effect[] {
  const { hull, crew, own } = tolls
  return [
    ...(hull ? [sound('dice'), diceOf(hull, 'dice.hull')] : []),
    ...(crew ? [sound('dice'), diceOf(crew, 'dice.crew')] : []),
    ...(own ? [sound('dice'), diceOf(own, 'dice.own')] : []),
  ]
}

/** Hull and crew lost, a loss of 0 included. */
function tollFloats(at: number, hull: Toll | undefined, crew: Toll | undefined): Effect[] {
  return [
    ...(hull ? [rising(at, `−${hull.lost}`, hull.lost > 0 ? 'bad' : 'neutral', hull.lost >= HEAVY)] : []),
    ...(crew ? [rising(at, `${CREW}−${crew.lost}`, crew.lost > 0 ? 'bad' : 'neutral')] : []),
  ]
}

/** Marks numbers that are about the crew. */
const CREW = '♟'

/** What the dice add up to, what is taken off, and what is left of it: `8−3 = 5`. */
function diceOf({ faces, dice, bonus, distance, brace, total }: Fall, key: TextKey): Effect {
  const modifier = signed(bonus + distance + brace)
  const result = modifier === '' ? `= ${total}` : `${sumOf(dice)}${modifier} = ${total}`
  return { kind: 'dice', faces, rolled: dice, name: text(key), result }
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((added, die) => added + die, 0)
}

function strike(seat: number, style: Style, tolls: readonly (Toll | undefined)[], holds = false): Effect {
  const missed = !holds && tolls.every(toll => (toll?.lost ?? 0) === 0)
  return {
    kind: 'strike',
    from: seat,
    to: otherSeat(seat),
    style,
    ...(missed && { missed: true }),
  }
}

function sound(name: string): Effect {
  return { kind: 'sound', sound: name }
}

function banner(words: Text): Effect {
  return { kind: 'banner', text: words }
}

function rising(at: number, number: string, tone: 'good' | 'bad' | 'neutral', big = false): Effect {
  return { kind: 'float', float: { at, text: number, tone, ...(big && { big }) } }
}
