import type { Action } from '../actions.ts'
import type { Tables } from '../tables.ts'
import type { Workspace } from './workspace.ts'

/** Actions as they are listed, each made once: search lists them at every step. */
export interface ActionLists {
  readonly endTurn: readonly [Action]
  /** By unit and cell. */
  readonly deploy: readonly Action[][]
  readonly move: readonly Action[][]
  /** By unit, and `weapon · units + target`. */
  readonly attack: readonly Action[][]
  /** By unit and target. */
  readonly heal: readonly Action[][]
  /** By unit and weapon. */
  readonly watch: readonly Action[][]
  readonly react: readonly Action[]
}

export function createActionLists({ units, board }: Tables): ActionLists {
  const cells = (make: (unit: number, to: number) => Action) =>
    units.map(({ index }) => Array.from({ length: board.size }, (_, to) => make(index, to)))
  return {
    endTurn: [{ type: 'end-turn' }],
    deploy: cells((unit, to) => ({ type: 'deploy', unit, to })),
    move: cells((unit, to) => ({ type: 'move', unit, to })),
    attack: units.map(({ index: unit, weapons }) =>
      weapons.flatMap(({ index: weapon }) =>
        units.map(({ index: target }) => ({ type: 'attack', unit, weapon, target }) as const),
      ),
    ),
    heal: units.map(({ index: unit }) =>
      units.map(({ index: target }) => ({ type: 'heal', unit, target }) as const),
    ),
    watch: units.map(({ index: unit, weapons }) =>
      weapons.map(({ index: weapon }) => ({ type: 'watch', unit, weapon }) as const),
    ),
    react: units.map(({ index: unit }) => ({ type: 'react', unit })),
  }
}

/** Actions that are being listed, in memory that is reused: lists grow slowly, and copies of them are made at once. */
export interface ActionList {
  readonly actions: Action[]
  count: number
  /** As long as the longest list so far. */
  readonly room: Action[]
  /** Units whose moves are still to be listed, and how many of the actions come before these. */
  readonly movers: Int32Array
  readonly before: Int32Array
  moverCount: number
}

export function createActionList({ units }: Tables): ActionList {
  return {
    actions: [],
    count: 0,
    room: [],
    movers: new Int32Array(units.length),
    before: new Int32Array(units.length),
    moverCount: 0,
  }
}

/** Adds the action at a place of those that were made. */
export function add(list: ActionList, made: readonly Action[] | undefined, place: number): void {
  const action = made?.[place]
  if (action) list.actions[list.count++] = action
}

/** What was listed, as a list of its own. */
export function listed({ actions, count }: ActionList): Action[] {
  return actions.slice(0, count)
}

/**
 * The same with the moves that are still to be listed. They are most of it: a list of the right length that is filled at once
 * takes two thirds of the time. A copy of some list is made faster than an empty one, and has no holes.
 */
export function listedWithMoves({ list, moves, actions: made }: Workspace): Action[] {
  const { actions, count, room, movers, before, moverCount } = list
  let total = count
  for (let n = 0; n < moverCount; n++) total += moves.count[movers[n] as number] as number
  while (room.length < total) room.push(made.endTurn[0])
  const all = room.slice(0, total)
  let place = 0
  let other = 0
  for (let n = 0; n < moverCount; n++) {
    const unit = movers[n] as number
    for (; other < (before[n] as number); other++) all[place++] = actions[other] as Action
    const own = made.move[unit] as readonly Action[]
    place = fill(all, place, own, moves.ends[unit] as Int32Array, moves.count[unit] as number)
  }
  for (; other < count; other++) all[place++] = actions[other] as Action
  return all
}

/**
 * Puts actions into a list from a place on, and says where they end. Four in each round, because half of the time of a round
 * of one goes to checks of the lists.
 */
function fill(
  all: Action[],
  from: number,
  own: readonly Action[],
  which: Int32Array,
  count: number,
): number {
  let n = 0
  for (; n < count - 3; n += 4) {
    const place = from + n
    all[place] = own[which[n] as number] as Action
    all[place + 1] = own[which[n + 1] as number] as Action
    all[place + 2] = own[which[n + 2] as number] as Action
    all[place + 3] = own[which[n + 3] as number] as Action
  }
  for (; n < count; n++) all[from + n] = own[which[n] as number] as Action
  return from + count
}
