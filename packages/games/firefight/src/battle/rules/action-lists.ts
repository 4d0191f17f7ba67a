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
  /** By unit: the weapons that it may watch with. */
  readonly watching: readonly Int32Array[]
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
    watching: units.map(({ watching }) => Int32Array.from(watching)),
    react: units.map(({ index: unit }) => ({ type: 'react', unit })),
  }
}

/** Actions that are being listed, in memory that is reused: lists grow slowly, and copies of them are made at once. */
export interface ActionList {
  readonly actions: Action[]
  count: number
  /** As long as the longest list so far. */
  readonly room: Action[]
  /** What a list is put together from. The first `partCount` of them are valid. */
  readonly parts: Part[]
  partCount: number
  /** How many actions these have. */
  partTotal: number
  /** By unit: whom it can heal. */
  readonly heals: readonly Int32Array[]
}

/** Some of the actions that were made, by their places. */
interface Part {
  made: readonly Action[]
  places: Int32Array
  count: number
}

export function createActionList({ units }: Tables): ActionList {
  return {
    actions: [],
    count: 0,
    room: [],
    parts: [],
    partCount: 0,
    partTotal: 0,
    heals: units.map(() => new Int32Array(units.length)),
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

/** Adds a part to those that a list is put together from. */
export function addPart(
  list: ActionList,
  made: readonly Action[] | undefined,
  places: Int32Array | undefined,
  count: number,
): void {
  if (!made || !places || count === 0) return
  const part = list.parts[list.partCount++]
  list.partTotal += count
  if (part) {
    part.made = made
    part.places = places
    part.count = count
  } else list.parts.push({ made, places, count })
}

/** All parts as one list. */
export function joined(work: Workspace): Action[] {
  const { parts, partCount, partTotal } = work.list
  const all = listOf(work, partTotal)
  let place = 0
  for (let n = 0; n < partCount; n++) {
    const { made, places, count } = parts[n] as Part
    place = fill(all, place, made, places, count)
  }
  return all
}

/**
 * A list of a length that is to be filled, which takes two thirds of the time of adding one by one. A copy of some list is
 * made faster than an empty one, and has no holes.
 */
export function listOf({ list, actions }: Workspace, length: number): Action[] {
  const { room } = list
  while (room.length < length) room.push(actions.endTurn[0])
  return room.slice(0, length)
}

/**
 * Puts actions that were made into a list, those at some places from a place on, and says where they end. Four in each round,
 * because half of the time of a round of one goes to checks of the lists.
 */
export function fill(
  all: Action[],
  from: number,
  made: readonly Action[] | undefined,
  places: Int32Array,
  count: number,
): number {
  if (!made) return from
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
