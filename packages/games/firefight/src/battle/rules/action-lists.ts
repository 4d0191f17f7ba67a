import type { Action } from '../actions.ts'
import type { Tables } from '../tables.ts'
import { SPARE } from './flood.ts'

/** Actions of one kind, each made once because search lists them at every step, and those that are to be listed. */
export interface Part {
  readonly made: readonly Action[]
  /** Their places in `made`. The first `count` of them are valid. */
  readonly places: Int32Array
  count: number
}

/** All that lists of actions are put together from, by unit. */
export interface Parts {
  readonly endTurn: Part
  /** By cell: in the zone, and beyond it. Units have the same places. */
  readonly deploy: readonly Part[]
  readonly scout: readonly Part[]
  readonly move: readonly Part[]
  /** By `weapon · units + target`. */
  readonly attack: readonly Part[]
  /** By target. */
  readonly heal: readonly Part[]
  /** By weapon: always those that it may watch with. */
  readonly watch: readonly Part[]
  /** By unit. */
  readonly react: Part
}

export function createParts({ units, board }: Tables): Parts {
  // Made cell by cell: of a list made for a length every action that is read would be checked for being there.
  const cells = (make: (to: number) => Action) => Array.from(board.q, (_, to) => make(to))
  const zone = new Int32Array(board.size)
  const beyond = new Int32Array(board.size)
  const deployments = units.map(({ index: unit }) => cells(to => ({ type: 'deploy', unit, to })))
  return {
    endTurn: { made: [{ type: 'end-turn' }], places: new Int32Array(1), count: 1 },
    deploy: deployments.map(made => ({ made, places: zone, count: 0 })),
    scout: deployments.map(made => ({ made, places: beyond, count: 0 })),
    move: units.map(({ index: unit }) => {
      const made = cells(to => ({ type: 'move', unit, to }))
      return { made, places: new Int32Array(board.size + SPARE), count: 0 }
    }),
    attack: units.map(({ index: unit, weapons }) =>
      partOf(
        weapons.flatMap(({ index: weapon }) =>
          units.map(({ index: target }) => ({ type: 'attack', unit, weapon, target })),
        ),
      ),
    ),
    heal: units.map(({ index: unit }) =>
      partOf(units.map(({ index: target }) => ({ type: 'heal', unit, target }))),
    ),
    watch: units.map(({ index: unit, weapons, watching }) => ({
      made: weapons.map(({ index: weapon }) => ({ type: 'watch', unit, weapon })),
      places: Int32Array.from(watching),
      count: watching.length,
    })),
    react: partOf(units.map(({ index: unit }) => ({ type: 'react', unit }))),
  }
}

function partOf(made: readonly Action[]): Part {
  return { made, places: new Int32Array(made.length), count: 0 }
}

/** The parts of a list that is being put together, in memory that is reused. */
export interface ActionList {
  /** The first `count` of them are valid. */
  readonly parts: Part[]
  count: number
  /** How many actions they have. */
  total: number
  /** Any actions, as many as the longest list so far. */
  readonly room: Action[]
}

export function createActionList(): ActionList {
  return { parts: [], count: 0, total: 0, room: [] }
}

export function addPart(list: ActionList, part: Part | undefined): void {
  if (!part || part.count === 0) return
  list.parts[list.count++] = part
  list.total += part.count
}

/**
 * All parts as one list. A list of the right length that is filled takes two thirds of the time of one
 * that grows; a copy of some list is made faster than an empty one, and has no holes.
 */
export function joined({ parts, count, total, room }: ActionList): Action[] {
  const any = parts[0]?.made[0]
  if (any) while (room.length < total) room.push(any)
  const all = room.slice(0, total)
  let place = 0
  for (let n = 0; n < count; n++) place = fill(all, place, parts[n] as Part)
  return all
}

/**
 * Puts a part into a list from a place on, and says where it ends. Four actions in each round, because half of the time of a
 * round of one goes to checks of the lists.
 */
function fill(all: Action[], from: number, { made, places, count }: Part): number {
  let n = 0
  for (; n < count - 3; n += 4) {
    const to = from + n
    all[to] = made[places[n] as number] as Action
    all[to + 1] = made[places[n + 1] as number] as Action
    all[to + 2] = made[places[n + 2] as number] as Action
    all[to + 3] = made[places[n + 3] as number] as Action
  }
  for (; n < count; n++) all[from + n] = made[places[n] as number] as Action
  return from + count
}
