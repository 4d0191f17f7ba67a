import { must } from '@sextant/engine'
import { type Board, cellAt, hexagon, NO_CELL } from '@sextant/hex'
import type { Fleet, Fleets, ShipChoice } from './schema/fleets.ts'
import type { SeatName } from './schema/names.ts'
import type { Ruleset } from './schema/rules.ts'
import type { Scenario, ShipSetup } from './schema/scenario.ts'

/** The scenario with the ships of its fleets on the map. */
export function deployed(rules: Ruleset, scenario: Scenario): Scenario {
  const { fleets, radius } = scenario
  if (!fleets) return scenario
  const board = hexagon('flat', radius)
  const ships = (['amber', 'violet'] as const).flatMap(seat => {
    const places = deploymentPlaces(board, fleets, seat)
    return fleets[seat].flatMap((choice, index) => {
      const ship = shipOf(rules, fleets, seat, index, choice, places[index])
      return [ship, ...squadronsOf(rules, fleets, ship)]
    })
  })
  return { ...scenario, ships }
}

/**
 * The cells on which a fleet begins: each line from its middle outwards, one line after the other. Amber is in the south; violet's
 * cells are the same, turned by 180°.
 */
export function deploymentPlaces(
  board: Board,
  { lines, spacing }: Pick<Fleets, 'lines' | 'spacing'>,
  seat: SeatName,
): string[] {
  const turned = seat === 'amber' ? 1 : -1
  const widest = Math.max(...board.q)
  const cells = lines.flatMap(line =>
    columnsTo(widest, spacing).flatMap(column => {
      const [q, r] = [turned * column, turned * (line - Math.floor(column / 2))]
      return cellAt(board, q, r) === NO_CELL ? [] : [`${q},${r}`]
    }),
  )
  return [...new Set(cells)]
}

/** 0, 2, −2, 4, −4 and so on. */
function columnsTo(widest: number, spacing: number): number[] {
  const columns = [0]
  for (let column = spacing; column <= widest; column += spacing) columns.push(column, -column)
  return columns
}

function shipOf(
  rules: Ruleset,
  fleets: Fleets,
  seat: SeatName,
  index: number,
  { name, ...choice }: ShipChoice,
  at: string | undefined,
): ShipSetup {
  const sheet = must(new Map(Object.entries(rules.classes)), choice.class)
  return {
    ...choice,
    id: `${seat}-${index + 1}`,
    seat,
    ...(name !== undefined && { name: numbered(fleets[seat], index, name) }),
    ...(at !== undefined && { at }),
    facing: seat === 'amber' ? 0 : 3,
    speed: Math.min(fleets.speed, sheet.maxSpeed),
    energy: Math.min(fleets.energy, sheet.maxEnergy),
  }
}

/** Ships of one name in a fleet are counted. */
function numbered(fleet: Fleet, index: number, name: string): string {
  const before = fleet.slice(0, index).filter(ship => ship.name === name).length
  return before === 0 ? name : `${name} ${before + 1}`
}

/** Every bay of a carrier is filled. */
function squadronsOf(
  rules: Ruleset,
  { squadron }: Fleets,
  { id, seat, class: kind }: ShipSetup,
): ShipSetup[] {
  const bays = rules.combat.squadrons.on && squadron ? (rules.classes[kind]?.squadrons ?? 0) : 0
  if (!squadron) return []
  return Array.from({ length: bays }, (_, bay) => ({
    ...squadron,
    weapons: [...squadron.weapons],
    id: `${id}-${squadron.class.slice(0, 16)}-${bay + 1}`,
    seat,
    carrier: id,
  }))
}
