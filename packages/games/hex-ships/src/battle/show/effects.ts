import type { Effect, Text } from '@sextant/scene'
import type { Event, Missed, Struck } from '../events.ts'
import type { WeaponKind } from '../schema/names.ts'
import type { Tables } from '../tables.ts'
import { atSide, fleetName, shipName, systemName, text, weaponName } from './words.ts'

/** What is seen and heard of an event. */
export function effectsOf(tables: Tables, event: Event): Effect[] {
  const cell = (name: string) => tables.cellOf.get(name) ?? -1
  switch (event.type) {
    case 'round-began':
      return event.round === 1 ? [] : [banner(text('banner.round', { round: event.round }))]
    case 'phase-began':
      return event.phase === 'fire' ? [banner(text('banner.fire'))] : []
    case 'advanced':
      return [sound('thrust'), { kind: 'move', piece: event.ship, path: [cell(event.from), cell(event.to)] }]
    case 'turned':
      return [
        ...(event.dice.length > 0 ? turnDice(tables, event.ship, event.dice) : []),
        { kind: 'turn', piece: event.ship, facing: event.to },
      ]
    case 'turn-failed':
      return turnDice(tables, event.ship, event.dice)
    case 'left-map':
      return [
        sound('thrust'),
        { kind: 'vanish', piece: event.ship },
        banner(text('banner.left', { ship: shipName(tables, event.ship) })),
      ]
    case 'charged':
      return [sound('charge'), rising(cell(event.at), `+1`, 'good')]
    case 'shield-shifted':
    case 'ecm-raised':
      return [sound('charge')]
    case 'afterburners-lit':
      return [sound('afterburners')]
    case 'launched':
      return [sound('thrust'), { kind: 'appear', piece: event.squadron }]
    case 'targeted':
      return [sound('aim')]
    case 'rolled':
      return [
        sound('dice'),
        {
          kind: 'dice',
          faces: 6,
          rolled: event.dice,
          name: text('dice.attack', { ship: shipName(tables, event.ship) }),
        },
      ]
    case 'missiles-rolled':
      return [
        sound('dice'),
        {
          kind: 'dice',
          faces: 6,
          rolled: [event.die],
          name: text('dice.missiles', { weapon: weaponName(tables, event.weapon) }),
          result: text('dice.missiles-result', { strikes: event.strikes }),
        },
        ...Array.from({ length: event.intercepted }, () =>
          interception(cell(event.from), cell(event.at)),
        ).flat(),
      ]
    case 'struck':
    case 'missed':
      return shotEffects(tables, event)
    case 'disrupted':
      return [sound('disrupted'), rising(cell(event.at), `↯${event.disruption}`, 'bad')]
    case 'critical':
      return [
        sound('dice'),
        {
          kind: 'dice',
          faces: 6,
          rolled: [event.die],
          name: text('dice.critical', { side: atSide(event.side) }),
          result: criticalText(tables, event),
        },
      ]
    case 'destroyed':
      return [
        sound('explosion'),
        { kind: 'vanish', piece: event.ship, explodes: true, drifts: event.course },
        banner(text('banner.destroyed', { ship: shipName(tables, event.ship) })),
      ]
    case 'won':
      return [sound('victory'), banner(text('banner.won', { fleet: fleetName(event.seat) }))]
    case 'drawn':
      return [banner(text('banner.drawn'))]
    default:
      return []
  }
}

const WEAPONS: Readonly<Record<WeaponKind, Salvo['weapon']>> = {
  laser: 'laser',
  'heavy-laser': 'heavy-laser',
  emp: 'emp',
  cannon: 'shell',
  missile: 'missile',
  rocket: 'rocket',
  torpedo: 'torpedo',
}

type Salvo = Extract<Effect, { kind: 'salvo' }>

function shotEffects(tables: Tables, event: Struck | Missed): Effect[] {
  const cell = (name: string) => tables.cellOf.get(name) ?? -1
  const kind = tables.rules.weapons[event.weapon]?.kind ?? 'laser'
  const shot: Salvo = { kind: 'salvo', from: cell(event.from), to: cell(event.at), weapon: WEAPONS[kind] }
  if (event.type === 'missed') return [sound(kind), shot]
  return [sound(kind), { ...shot, struck: innermost(event) }, ...lossFloats(event, shot.to)]
}

/** A missile that the target shoots down. */
function interception(from: number, to: number): Effect[] {
  return [sound('intercept'), { kind: 'salvo', from, to, weapon: 'missile', intercepted: true }]
}

function innermost({ hull, armor }: Struck): NonNullable<Salvo['struck']> {
  if (hull > 0) return 'hull'
  return armor > 0 ? 'armour' : 'shield'
}

/** What each layer lost, in its own mark: shield ◠, armor ▣, hull bare. */
function lossFloats({ shield, armor, hull }: Struck, at: number): Effect[] {
  return [
    ...(shield > 0 ? [rising(at, `◠−${shield}`, 'neutral')] : []),
    ...(armor > 0 ? [rising(at, `▣−${armor}`, 'bad')] : []),
    ...(hull > 0 ? [rising(at, `−${hull}`, 'bad', true)] : []),
  ]
}

function turnDice(tables: Tables, ship: string, rolled: readonly number[]): Effect[] {
  return [
    sound('dice'),
    { kind: 'dice', faces: 6, rolled, name: text('dice.turn', { ship: shipName(tables, ship) }) },
  ]
}

function criticalText(
  tables: Tables,
  { result, effect, weapon }: Extract<Event, { type: 'critical' }>,
): Text {
  if (!effect || result === 'none') return text('critical.none')
  if (result !== 'weapon') return systemName(result)
  return text('critical.weapon', { weapon: weapon === null ? '' : weaponName(tables, weapon) })
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
