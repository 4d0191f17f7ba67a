import { at } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import type { Event, Fired, Struck } from '../events.ts'
import type { Tables } from '../tables.ts'
import {
  atSide,
  facingName,
  fleetName,
  listed,
  number,
  placeOf,
  reasonText,
  shipName,
  systemName,
  text,
  weaponName,
} from './words.ts'

/** What happened, in a sentence. */
export function tellEvent(tables: Tables, event: Event): Text {
  switch (event.type) {
    case 'round-began': {
      const order = listed(event.order.map(id => shipName(tables, id)))
      return text('event.round-began', { round: event.round, order })
    }
    case 'round-ended':
      return text('event.round-ended', { round: event.round })
    case 'phase-began':
      return text(`event.phase-${event.phase}`)
    case 'won':
      return text('event.won', { fleet: fleetName(event.seat), reason: reasonText(event.reason) })
    case 'drawn':
      return text('event.drawn', { reason: reasonText(event.reason) })
    default:
      return tellShip(tables, event)
  }
}

type OfShip = Exclude<Event, { type: 'round-began' | 'round-ended' | 'phase-began' | 'won' | 'drawn' }>

function tellShip(tables: Tables, event: OfShip): Text {
  const ship = shipName(tables, event.ship)
  switch (event.type) {
    case 'energy-gained':
      return text('event.energy-gained', { ship, amount: event.amount, energy: event.energy })
    case 'disabled':
    case 'disruption-fell':
    case 'disrupted':
      return text(`event.${event.type}`, { ship, disruption: event.disruption })
    case 'turn-began':
      return text(`event.turn-${event.phase}`, { ship })
    case 'turn-ended':
      return text(`event.turn-ended-${event.phase}`, { ship })
    case 'speed-set': {
      const values = { ship, from: number(event.from), to: number(event.to) }
      return text(event.from === event.to ? 'event.speed-kept' : 'event.speed-set', values)
    }
    case 'turned': {
      const values = { ship, facing: facingName(event.to), roll: sumOf(event.dice) }
      return text(event.dice.length > 0 ? 'event.turned-roll' : 'event.turned', values)
    }
    case 'turn-failed':
      return text('event.turn-failed', { ship, roll: sumOf(event.dice), needed: event.needed })
    case 'advanced':
      return text(event.drifting ? 'event.drifted' : 'event.advanced', {
        ship,
        to: placeOf(tables, event.to),
      })
    case 'stopped-short':
      return text('event.stopped-short', { ship, at: placeOf(tables, event.at) })
    case 'left-map':
      return text('event.left-map', { ship, facing: facingName(event.direction) })
    case 'charged': {
      const { shield, cost, energy, face } = event
      return text('event.charged', { ship, side: atSide(face), shield, cost, energy })
    }
    case 'shield-shifted': {
      const { points, from, to } = event
      return text('event.shield-shifted', { ship, points, from: atSide(from), to: atSide(to) })
    }
    case 'afterburners-lit':
    case 'ecm-raised':
      return text(`event.${event.type}`, { ship, energy: event.energy })
    case 'launched': {
      const squadron = shipName(tables, event.squadron)
      return text('event.launched', { ship, squadron, at: placeOf(tables, event.at) })
    }
    case 'critical':
      return tellCritical(tables, ship, event)
    case 'destroyed':
      return text('event.destroyed', { ship, by: shipName(tables, event.by) })
    default:
      return tellVolley(tables, ship, event)
  }
}

type Critical = Extract<Event, { type: 'critical' }>

function tellCritical(tables: Tables, ship: Text, { side, die, result, effect, weapon }: Critical): Text {
  const values = { ship, side: atSide(side), die }
  if (!effect || result === 'none') return text('event.critical-none', values)
  if (result === 'weapon')
    return text('event.critical-weapon', {
      ...values,
      weapon: weapon === null ? '' : weaponName(tables, weapon),
    })
  return text('event.critical-system', { ...values, system: systemName(result) })
}

type OfVolley = Extract<
  Event,
  {
    type: 'targeted' | 'switched' | 'fired' | 'rolled' | 'roll-kept' | 'missed' | 'missiles-rolled' | 'struck'
  }
>

function tellVolley(tables: Tables, ship: Text, event: OfVolley): Text {
  switch (event.type) {
    case 'targeted': {
      const mounts = tables.shipById.get(event.ship)?.mounts ?? []
      const weapons = event.weapons.map(hardpoint => weaponName(tables, mounts[hardpoint]?.id ?? ''))
      const target = shipName(tables, event.target)
      if (weapons.length === 0) return text('event.targeted-none', { ship, target })
      return text('event.targeted', { ship, target, weapons: listed(weapons) })
    }
    case 'switched': {
      const weapon = weaponName(tables, event.weapon)
      return text(event.on ? 'event.switched-on' : 'event.switched-off', { ship, weapon })
    }
    case 'fired':
      return tellFired(tables, ship, event)
    case 'rolled': {
      const [one, other] = [at(event.dice, 0), at(event.dice, 1)]
      return text(event.reroll ? 'event.rerolled' : 'event.rolled', { ship, one, other, sum: one + other })
    }
    case 'roll-kept':
      return text('event.roll-kept', { ship, sum: sumOf(event.dice) })
    case 'missed': {
      const weapon = weaponName(tables, event.weapon)
      return text('event.missed', { ship, weapon, difficulty: event.difficulty })
    }
    case 'missiles-rolled': {
      const { die, strikes, intercepted } = event
      const values = { ship, weapon: weaponName(tables, event.weapon), die, strikes, intercepted }
      return text(intercepted > 0 ? 'event.missiles-intercepted' : 'event.missiles', values)
    }
    case 'struck':
      return tellStruck(tables, event)
  }
}

function tellFired(tables: Tables, ship: Text, event: Fired): Text {
  const weapons = event.weapons.map(({ weapon, difficulty }) => {
    const name = weaponName(tables, weapon)
    return difficulty === null ? name : text('event.fired-weapon', { weapon: name, difficulty })
  })
  return text('event.fired', {
    ship,
    target: shipName(tables, event.target),
    side: atSide(event.side),
    range: event.range,
    bracket: text(`bracket.${event.bracket}`),
    weapons: listed(weapons),
    energy: event.energy,
  })
}

const LAYERS = ['shield', 'armor', 'hull'] as const

function tellStruck(tables: Tables, event: Struck): Text {
  const { target, side, weapon, left } = event
  const values = {
    weapon: weaponName(tables, weapon),
    side: atSide(side),
    target: shipName(tables, target),
  }
  const losses = LAYERS.flatMap(layer =>
    event[layer] > 0 ? [text(`loss.${layer}`, { points: event[layer], left: left[layer] })] : [],
  )
  if (losses.length === 0) return text('event.struck-nothing', values)
  return text('event.struck', { ...values, losses: listed(losses) })
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0)
}
