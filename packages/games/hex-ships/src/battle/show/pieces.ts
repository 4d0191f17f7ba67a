import { at } from '@sextant/engine'
import type { Arc, Badge, Bar, Fact, Piece, Text } from '@sextant/scene'
import { actingIndex } from '../rules/acting.ts'
import { isDamaged, maxSpeedOf, regenerationOf, skillOf } from '../rules/condition.ts'
import { initiativeOf } from '../rules/initiative.ts'
import { cellOfShip } from '../rules/places.ts'
import { SIDES, type Side } from '../schema/names.ts'
import type { ShipSetup } from '../schema/scenario.ts'
import type { Points, Ship, State } from '../state.ts'
import type { Mount, ShipTable, Tables } from '../tables.ts'
import { diagramOf } from './diagram.ts'
import { BEARINGS } from './sector.ts'
import { skillFacts } from './skill-gains.ts'
import { iconOf } from './skin.ts'
import { mountText } from './weapons.ts'
import {
  className,
  listed,
  namedCaptain,
  number,
  shipName,
  silhouetteText,
  systemName,
  text,
  weaponName,
} from './words.ts'

/** The ships on the map. */
export function piecesOf(tables: Tables, state: State): Piece[] {
  const acting = state.over ? -1 : actingIndex(state)
  return state.ships.flatMap((ship, index) =>
    ship.status === 'fighting'
      ? [pieceOf(tables, state, at(tables.ships, index), ship, index === acting)]
      : [],
  )
}

function pieceOf(tables: Tables, state: State, table: ShipTable, ship: Ship, acting: boolean): Piece {
  const { hull } = table.class
  // A ship that passes another one is above it for a moment.
  const passing =
    acting && state.ships.some(other => other !== ship && other.status === 'fighting' && other.at === ship.at)
  return {
    id: table.id,
    at: cellOfShip(tables, ship),
    side: table.seat,
    icon: iconOf(table.setup.class, table.class),
    name: shipName(tables, table.id),
    facing: ship.facing,
    bars: barsOf(table, ship),
    arcs: arcsOf(table, ship),
    badges: badgesOf(state, table, ship),
    diagram: diagramOf(tables, state, table, ship),
    facts: factsOf(tables, state, table, ship),
    wear: 1 - ship.hull / hull,
    ...(passing && { level: 1 }),
    ...(acting && { readiness: 'ready' }),
  }
}

export function sumOf(points: Points): number {
  return SIDES.reduce((sum, side) => sum + points[side], 0)
}

function barsOf({ class: sheet }: ShipTable, ship: Ship): Bar[] {
  const bars: Bar[] = [
    { kind: 'health', name: text('hull'), value: ship.hull, max: sheet.hull },
    { kind: 'armour', name: text('armor'), value: sumOf(ship.armor), max: sumOf(sheet.armor) },
    { kind: 'shield', name: text('shields'), value: sumOf(ship.shields), max: sumOf(sheet.shields) },
    { kind: 'energy', name: text('energy'), value: ship.energy, max: sheet.maxEnergy },
  ]
  return bars.filter(({ max }) => max > 0).map(bar => ({ ...bar, value: Math.min(bar.value, bar.max) }))
}

function arcsOf({ class: sheet }: ShipTable, ship: Ship): Arc[] {
  const arc = (kind: Arc['kind'], side: Side, value: number, max: number): Arc[] => {
    const [from, to] = BEARINGS[side]
    const name = text(`${kind === 'shield' ? 'shield' : 'armor'}.${side}`)
    return max > 0 ? [{ kind, name, value: Math.min(value, max), max, from, to }] : []
  }
  return [
    ...SIDES.flatMap(side => arc('shield', side, ship.shields[side], sheet.shields[side])),
    ...SIDES.flatMap(side => arc('armour', side, ship.armor[side], sheet.armor[side])),
  ]
}

function badgesOf({ volley }: State, { index }: ShipTable, ship: Ship): Badge[] {
  const badges: Badge[] = []
  if (volley.target === index) badges.push({ icon: 'target', name: text('badge.target'), tone: 'bad' })
  if (ship.disabled) badges.push({ icon: 'disabled', name: text('badge.disabled'), tone: 'bad' })
  else if (ship.disruption > 0)
    badges.push({
      icon: 'disrupted',
      name: text('badge.disrupted'),
      text: String(ship.disruption),
      tone: 'bad',
    })
  const broken = ship.weapons.filter(weapon => weapon.broken).length
  const damaged = ship.criticals.length + broken
  if (damaged > 0)
    badges.push({ icon: 'damaged', name: text('badge.damaged'), text: String(damaged), tone: 'bad' })
  if (ship.ecm) badges.push({ icon: 'ecm', name: text('badge.ecm'), tone: 'good' })
  return badges
}

function factsOf(tables: Tables, state: State, table: ShipTable, ship: Ship): Fact[] {
  const { class: sheet, setup } = table
  const { up, down } = sheet.thrust
  const fact = (name: Text, value: Text, tone?: Fact['tone']): Fact => ({
    name,
    value,
    ...(tone && { tone }),
  })
  // What changes in a battle first: a card that is cut off below still shows it.
  return [
    ...(ship.criticals.length > 0
      ? [fact(text('fact.damaged'), listed(ship.criticals.map(systemName)), 'bad')]
      : []),
    ...table.mounts.flatMap(mount => (mount ? [weaponFact(tables, table, ship, mount)] : [])),
    fact(
      text('fact.speed'),
      text('fact.speed-value', { speed: number(ship.speed), most: maxSpeedOf(tables, ship, table) }),
    ),
    fact(text('fact.thrust'), text('fact.thrust-value', { up, down })),
    fact(text('fact.turns'), String(sheet.maneuverability)),
    fact(text('fact.captain'), captainText(setup)),
    ...(setup.captain ? skillFacts(tables.combat, skillsNow(table, ship)) : []),
    fact(text('fact.initiative'), String(initiativeOf(tables, state, table.index))),
    energyFact(tables, table, ship),
    generatorFact(table, ship),
    fact(text('fact.class'), className(tables, setup.class)),
    fact(text('fact.size'), String(sheet.size)),
    fact(text('fact.silhouette'), silhouetteText(tables.combat, sheet.silhouette)),
  ]
}

function skillsNow(table: ShipTable, ship: Ship) {
  return {
    command: skillOf(ship, table, 'command'),
    gunnery: skillOf(ship, table, 'gunnery'),
    engineering: skillOf(ship, table, 'engineering'),
  }
}

function captainText({ captain }: ShipSetup): Text {
  if (!captain) return text('fact.no-captain')
  return captain.name === undefined ? text('fact.captain-unnamed') : namedCaptain(captain.name)
}

/** What it gains with its captain and its damage, and the most it can hold. */
function energyFact(tables: Tables, table: ShipTable, ship: Ship): Fact {
  const [gain, printed] = [regenerationOf(tables, ship, table), table.class.regeneration]
  return {
    name: text('fact.energy'),
    value: text('fact.energy-value', { gain, most: table.class.maxEnergy }),
    ...(gain < printed && { tone: 'bad' }),
  }
}

function generatorFact({ class: { generator } }: ShipTable, ship: Ship): Fact {
  const name = text('fact.generator')
  if (isDamaged(ship, 'shield-generator')) return { name, value: text('fact.generator-broken'), tone: 'bad' }
  return { name, value: text('fact.generator-value', { points: generator }) }
}

function weaponFact(tables: Tables, { class: sheet }: ShipTable, ship: Ship, mount: Mount): Fact {
  const { ammo, broken } = at(ship.weapons, mount.hardpoint)
  const weapon = {
    name: text('fact.weapon', { number: mount.hardpoint + 1, weapon: weaponName(tables, mount.id) }),
    part: `weapon-${mount.hardpoint}`,
  }
  if (broken) return { ...weapon, value: text('fact.weapon-broken'), tone: 'bad' }
  const where = mountText(at(sheet.hardpoints, mount.hardpoint))
  if (mount.weapon.ammo === undefined)
    return { ...weapon, value: text('fact.weapon-ready', { mount: where }) }
  return {
    ...weapon,
    value: text('fact.weapon-ammo', { mount: where, ammo }),
    ...(ammo === 0 && { tone: 'bad' }),
  }
}
