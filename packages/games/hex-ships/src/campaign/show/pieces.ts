import type { Badge, Fact, Piece, Text } from '@sextant/scene'
import { SIDES } from '../../battle/schema/names.ts'
import { skillFacts } from '../../battle/show/skill-gains.ts'
import { iconOf } from '../../battle/show/skin.ts'
import { systemName } from '../../battle/show/words.ts'
import { levelOf, pointsOf } from '../rules/fleet.ts'
import type { FleetShip, State } from '../state.ts'
import { sheetOf, type Tables } from '../tables.ts'
import { berthOf, placeOfMission } from './chart.ts'
import { shipDiagram } from './ship-diagram.ts'
import { captainName, className, FLEET, kindOf, listed, shipName, text } from './words.ts'

/** Every ship at its berth, and the fleet where it is in its story. */
export function piecesOf(tables: Tables, state: State): Piece[] {
  const marker: Piece = {
    id: FLEET,
    at: placeOfMission(tables, state.mission),
    side: 0,
    icon: 'ship',
    name: text('piece.fleet'),
  }
  return [marker, ...state.fleet.map((ship, number) => pieceOf(tables, state, ship, number))]
}

function pieceOf(tables: Tables, state: State, ship: FleetShip, number: number): Piece {
  const sheet = sheetOf(tables, ship.id)
  const armor = SIDES.reduce((sum, side) => sum + ship.armor[side], 0)
  const most = SIDES.reduce((sum, side) => sum + sheet.armor[side], 0)
  return {
    id: ship.id,
    at: berthOf(tables, number),
    side: 0,
    icon: iconOf(kindOf(tables, ship.id), sheet),
    name: shipName(tables, ship.id),
    bars: [
      { kind: 'health', name: text('bar.hull'), value: ship.hull, max: sheet.hull },
      { kind: 'armour', name: text('bar.armor'), value: armor, max: most },
    ],
    badges: badgesOf(tables, state, ship),
    diagram: shipDiagram(tables, ship),
    facts: factsOf(tables, ship),
  }
}

function badgesOf(
  tables: Tables,
  { selected }: State,
  { id, docked, captain, criticals, broken }: FleetShip,
): Badge[] {
  const badges: Badge[] = []
  if (selected.includes(id)) badges.push({ icon: 'sent', name: text('badge.sent'), tone: 'good' })
  if (docked) badges.push({ icon: 'dock', name: text('badge.docked') })
  const points = captain ? pointsOf(tables, captain) : 0
  if (points > 0)
    badges.push({ icon: 'points', name: text('badge.points'), text: String(points), tone: 'gain' })
  if (criticals.length + broken.length > 0)
    badges.push({ icon: 'damaged', name: text('badge.hurt'), tone: 'bad' })
  return badges
}

function factsOf(tables: Tables, ship: FleetShip): Fact[] {
  const { captain } = ship
  const damaged = damageOf(ship)
  return [
    { name: text('column.class'), value: className(tables, kindOf(tables, ship.id)) },
    { name: text('fact.size'), value: sheetOf(tables, ship.id).size },
    { name: text('fact.captain'), value: captainLine(tables, ship) },
    ...(captain
      ? [
          ...skillFacts(tables.options.rules.combat, captain),
          { name: text('fact.experience'), value: captain.experience },
          { name: text('fact.points'), value: pointsOf(tables, captain) },
        ]
      : []),
    ...(damaged.length > 0
      ? [{ name: text('fact.systems'), value: listed(damaged), tone: 'bad' as const }]
      : []),
  ]
}

function damageOf({ criticals, broken }: FleetShip): Text[] {
  return [
    ...criticals.map(systemName),
    ...broken.map(hardpoint => text('fact.weapon-out', { number: hardpoint + 1 })),
  ]
}

/** `Ada Okafor, level 2`. */
export function captainLine(tables: Tables, { captain }: FleetShip): Text {
  if (!captain) return text('captain.none')
  return text('captain.line', { name: captainName(tables, captain.id), level: levelOf(tables, captain) })
}
