import type { Seat } from '@sextant/engine'
import { POSITIONS, type Position, TEAM_SIZE, TEAMS, type Team } from './schema.ts'

/** Units go by number inside the rules and by id outside: 1 is `blue-CF`, 7 is `red-CF`. */
export const UNIT_IDS: readonly string[] = TEAMS.flatMap(team => POSITIONS.map(place => `${team}-${place}`))

export function unitId(unit: number): string {
  return UNIT_IDS[unit] as string
}

/** The seat of a unit's team. */
export function teamOf(unit: number): 0 | 1 {
  return unit < TEAM_SIZE ? 0 : 1
}

export function positionOf(unit: number): Position {
  return POSITIONS[unit % TEAM_SIZE] as Position
}

export function unitOf(seat: Seat, position: Position): number {
  return firstOf(seat) + POSITIONS.indexOf(position)
}

/** The first unit of a team; its others follow. */
export function firstOf(seat: Seat): number {
  return seat === 0 ? 0 : TEAM_SIZE
}

export function teamName(seat: Seat): Team {
  return TEAMS[seat === 0 ? 0 : 1]
}
