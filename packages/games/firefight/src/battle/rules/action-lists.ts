import type { Action } from '../actions.ts'
import type { Tables } from '../tables.ts'

/** Actions as they are listed, each made once: search lists them at every step. */
export interface ActionLists {
  readonly endTurn: readonly Action[]
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
}

export function createActionList(): ActionList {
  return { actions: [], count: 0 }
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
