import { type Flaw, InputError } from '@sextant/engine'
import { type Board, distance, rectangle } from '@sextant/hex'
import * as v from 'valibot'
import { createSketch, type Sketch } from './playbook/sketch.ts'
import { type Options, POSITIONS, type Ruleset, STATS, statFields, TEAMS } from './schema.ts'
import { createWater, type Water } from './water.ts'

/** What never changes during a match, in tables made once; rules work on tile and unit numbers. */
export interface World {
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
  /** Where units line up, and facing where. */
  readonly lineUp: Int16Array
  readonly lineUpFacing: Int8Array
  readonly puck: number
  /** Room to work out a turn in, and to draw up proposals. */
  readonly water: Water
  readonly sketch: Sketch
}

export function buildWorld(options: Options): World {
  const { ruleset } = options
  const { pool, kickoff } = ruleset
  const board = rectangle('pointy', pool.rows, pool.columns)
  const tiles = [...board.q.keys()]
  const row = Int16Array.from(tiles, tile => Math.floor(tile / pool.columns))
  const column = Int16Array.from(tiles, tile => tile % pool.columns)
  const names = tiles.map(tile => `${(row[tile] as number) + 1},${(column[tile] as number) + 1}`)
  const tileOf = new Map(names.map((name, tile) => [name, tile]))
  refuseFlaws(ruleset, tileOf)

  const tileNamed = (name: string) => tileOf.get(name) as number
  const goals = TEAMS.map(team => Int16Array.from(pool.goals[team], tileNamed)) as [Int16Array, Int16Array]
  const lineUp = Int16Array.from(
    TEAMS.flatMap(team => POSITIONS.map(position => tileNamed(kickoff[team][position]))),
  )
  return {
    options,
    ruleset,
    board,
    names,
    tileOf,
    row,
    column,
    defender: Int8Array.from(tiles, tile => goals.findIndex(defended => defended.includes(tile))),
    goals,
    goalDistance: goals.map(defended =>
      Int16Array.from(tiles, tile => Math.min(...[...defended].map(goal => distance(board, tile, goal)))),
    ) as [Int16Array, Int16Array],
    lineUp,
    lineUpFacing: Int8Array.from(lineUp, (tile, unit) =>
      towardsMiddle(unit < POSITIONS.length, column[tile] as number, pool.columns),
    ),
    puck: tileNamed(pool.puck),
    water: createWater(board.size),
    sketch: createSketch(board.size),
  }
}

/** Facing the opponent's goal is the forward diagonal towards the middle. */
function towardsMiddle(blue: boolean, column: number, columns: number): number {
  const right = column <= (columns - 1) / 2
  if (blue) return right ? 1 : 2
  return right ? 5 : 4
}

/** What the schema cannot say of a ruleset. */
function refuseFlaws({ pool, kickoff, ranges }: Ruleset, tileOf: ReadonlyMap<string, number>): void {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path: `/ruleset${path}`, message })
  const known = (name: string, path: string) => {
    if (!tileOf.has(name)) flaw(path, `${name} is not in the pool of ${pool.rows} × ${pool.columns}`)
  }
  known(pool.puck, '/pool/puck')
  for (const team of TEAMS)
    for (const [index, tile] of pool.goals[team].entries()) {
      known(tile, `/pool/goals/${team}/${index}`)
      if (team === 'red' && pool.goals.blue.includes(tile))
        flaw(`/pool/goals/red/${index}`, `${tile} is blue's goal already`)
      if (tile === pool.puck) flaw('/pool/puck', `${tile} is a goal; the puck begins outside of them`)
    }
  const taken = new Set<string>()
  for (const team of TEAMS)
    for (const position of POSITIONS) {
      const tile = kickoff[team][position]
      const path = `/kickoff/${team}/${position}`
      known(tile, path)
      if (taken.has(tile)) flaw(path, `another unit begins on ${tile}`)
      taken.add(tile)
    }
  for (const name of STATS) {
    const { least, most } = ranges[name]
    if (least > most) flaw(`/ranges/${name}`, `from ${least} to ${most} there is nothing to draw`)
    for (const [end, value] of Object.entries({ least, most })) {
      const { issues } = v.safeParse(statFields[name], value)
      if (issues) flaw(`/ranges/${name}/${end}`, `no unit may have that: ${issues[0].message}`)
    }
  }
  if (flaws.length > 0) throw new InputError('underwater-hockey options', flaws)
}
