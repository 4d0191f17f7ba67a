import { at, type Seat } from '@sextant/engine'
import { POSITIONS, type Position, TEAM_SIZE, TEAMS, type Team } from './schema-names.ts'

/** A team by its seat: 0 is blue, 1 is red. */
export type TeamSeat = 0 | 1

/** Units go by number inside the rules and by id outside: 1 is `blue-CF`, 7 is `red-CF`. */
export const UNIT_IDS: readonly string[] = TEAMS.flatMap(team => POSITIONS.map(place => `${team}-${place}`))

export function unitId(unit: number): string {
  const id = UNIT_IDS[unit]
  if (id === undefined) throw new RangeError(`There is no unit ${unit}`)
  return id
}

/** The team of a seat. */
export function teamAt(seat: Seat): TeamSeat {
  return seat === 0 ? 0 : 1
}

/** The team of a unit. */
export function teamOf(unit: number): TeamSeat {
  return unit < TEAM_SIZE ? 0 : 1
}

export function opponentOf(team: TeamSeat): TeamSeat {
  return team === 0 ? 1 : 0
}

export function positionOf(unit: number): Position {
  return at(POSITIONS, unit % TEAM_SIZE)
}

export function unitOf(seat: Seat, position: Position): number {
  return firstOf(seat) + POSITIONS.indexOf(position)
}

/** The first unit of a team; its others follow. */
export function firstOf(seat: Seat): number {
  return seat === 0 ? 0 : TEAM_SIZE
}

export function teamName(seat: Seat): Team {
  return TEAMS[teamAt(seat)]
}
