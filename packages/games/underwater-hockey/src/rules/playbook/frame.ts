import type { Tables } from '../../tables.ts'
import type { TeamSeat } from '../../units.ts'

/** The pool as a team sees it: rows ahead from its own goal line, left and right of its way. */

/** Rows from the own goal line, 0 on it. */
export function rowsAhead({ row, ruleset }: Tables, team: TeamSeat, tile: number): number {
  const down = row[tile] as number
  return team === 0 ? down : ruleset.pool.rows - 1 - down
}

/** How far a tile is from the left wall of the drawn pool, in tiles: every other row lies half a tile to the right. */
export function across({ row, column }: Tables, tile: number): number {
  return (column[tile] as number) + shiftOf(row[tile] as number)
}

/** The tile that many rows ahead of the own goal line and that far across, or the nearest in the pool. */
export function tileAhead({ ruleset }: Tables, team: TeamSeat, ahead: number, far: number): number {
  const { rows, columns } = ruleset.pool
  const up = Math.min(rows - 1, Math.max(0, Math.round(ahead)))
  const row = team === 0 ? up : rows - 1 - up
  const exact = far - shiftOf(row)
  // Half way between two tiles each team takes the one on its own left.
  const column = team === 0 ? Math.round(exact) : Math.ceil(exact - 0.5)
  return row * columns + Math.min(columns - 1, Math.max(0, column))
}

function shiftOf(row: number): number {
  return row % 2 === 0 ? 0 : 0.5
}

/** Which way the columns run to the right of a team: blue looks down, so that its right is on the left. */
export function rightwards(team: TeamSeat): number {
  return team === 0 ? -1 : 1
}

/** The two directions that lead ahead: to the left and to the right of the team. */
export function aheadLeft(team: TeamSeat): number {
  return team === 0 ? 1 : 4
}
export function aheadRight(team: TeamSeat): number {
  return team === 0 ? 2 : 5
}

/** The tile some steps away in a direction, or the last one before the wall. */
export function tileTowards({ board }: Tables, from: number, direction: number, steps: number): number {
  let tile = from
  for (let step = 0; step < steps; step++) {
    const next = board.neighbours[tile * 6 + direction] as number
    if (next < 0) break
    tile = next
  }
  return tile
}

/** The direction of the neighbour that is nearest to a tile; of equal ones the first as the team looks at the pool. */
export function directionTo({ board }: Tables, team: TeamSeat, from: number, to: number): number {
  let best = 0
  let nearest = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 6; turn++) {
    const direction = turned(team, turn)
    const next = board.neighbours[from * 6 + direction] as number
    if (next < 0) continue
    const away = board.distances[next * board.size + to] as number
    if (away >= nearest) continue
    nearest = away
    best = direction
  }
  return best
}

/** A direction of blue's as it is for a team: red sees the pool turned by 180°. */
export function turned(team: TeamSeat, direction: number): number {
  return team === 0 ? direction : (direction + 3) % 6
}
