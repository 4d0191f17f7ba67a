import { must } from '@sextant/engine'
import { type Board, distance, rectangle } from '@sextant/hex'
import type { Options, Ruleset } from './schema.ts'
import { POSITIONS, TEAMS, type Team } from './schema-names.ts'

/** What never changes during a match, computed once; rules work on tile and unit numbers. */
export interface Tables {
  readonly options: Options
  readonly ruleset: Ruleset
  readonly board: Board
  /** The name of each tile, and the tile by its name. */
  readonly names: readonly string[]
  readonly tileOf: ReadonlyMap<string, number>
  /** From 0, for each tile. */
  readonly row: Int16Array
  readonly column: Int16Array
  /** For each tile the team that defends it as its goal, or -1. */
  readonly defender: Int8Array
  /** The tiles that each team defends, and how far every tile is from the nearest of them. */
  readonly goals: readonly [Int16Array, Int16Array]
  readonly goalDistance: readonly [Int16Array, Int16Array]
  /** Where units line up, and where they face. */
  readonly lineUp: Int16Array
  readonly lineUpFacing: Int8Array
  /** Where the puck begins. */
  readonly puck: number
}

export function tablesOf(options: Options): Tables {
  const { ruleset } = options
  const { pool, kickoff } = ruleset
  const board = rectangle('pointy', pool.rows, pool.columns)
  const tiles = [...board.q.keys()]
  const rowOf = (tile: number) => Math.floor(tile / pool.columns)
  const columnOf = (tile: number) => tile % pool.columns
  const names = tiles.map(tile => `${rowOf(tile) + 1},${columnOf(tile) + 1}`)
  const tileOf = new Map(names.map((name, tile) => [name, tile]))

  const goalOf = (team: Team) => Int16Array.from(pool.goals[team], name => must(tileOf, name))
  const goals = [goalOf('blue'), goalOf('red')] as const
  const distanceTo = (goal: Int16Array) =>
    Int16Array.from(tiles, tile => Math.min(...[...goal].map(end => distance(board, tile, end))))
  const lineUp = Int16Array.from(
    TEAMS.flatMap(team => POSITIONS.map(position => must(tileOf, kickoff[team][position]))),
  )
  return {
    options,
    ruleset,
    board,
    names,
    tileOf,
    row: Int16Array.from(tiles, rowOf),
    column: Int16Array.from(tiles, columnOf),
    defender: Int8Array.from(tiles, tile => goals.findIndex(goal => goal.includes(tile))),
    goals,
    goalDistance: [distanceTo(goals[0]), distanceTo(goals[1])],
    lineUp,
    lineUpFacing: Int8Array.from(lineUp, (tile, unit) =>
      towardsMiddle(unit < POSITIONS.length, columnOf(tile), pool.columns),
    ),
    puck: must(tileOf, pool.puck),
  }
}

/** Facing the opponent's goal is the forward diagonal towards the middle. */
function towardsMiddle(blue: boolean, column: number, columns: number): number {
  const right = column <= (columns - 1) / 2
  if (blue) return right ? 1 : 2
  return right ? 5 : 4
}

/** The name of a tile. Not `at`, whose calls with lists of all kinds are slow: every event of a playout names tiles. */
export function nameOf(names: readonly string[], tile: number): string {
  const name = names[tile]
  if (name === undefined) throw new RangeError(`There is no tile ${tile}`)
  return name
}
