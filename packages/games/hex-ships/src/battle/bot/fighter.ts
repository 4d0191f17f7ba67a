import { at, must } from '@sextant/engine'
import { NO_CELL, neighbour, opposite } from '@sextant/hex'
import type { Ship, State } from '../state.ts'
import type { ShipTable, Tables } from '../tables.ts'

/** A ship as it is, or as it would be elsewhere. */
export interface Fighter {
  readonly table: ShipTable
  readonly ship: Ship
  cell: number
  facing: number
  speed: number
  energy: number
  /** Whether it is still to move in this round. */
  readonly toMove: boolean
}

export function fighterOf(tables: Tables, state: State, index: number, toMove = false): Fighter {
  const ship = at(state.ships, index)
  const { facing, speed, energy } = ship
  return {
    table: at(tables.ships, index),
    ship,
    cell: must(tables.cellOf, ship.at),
    facing,
    speed,
    energy,
    toMove,
  }
}

/** The fighting ships of a seat; those still to move, where they would be if they went straight on. */
export function fightersOf(tables: Tables, state: State, seat: number, except = -1): Fighter[] {
  const fighters: Fighter[] = []
  for (let index = 0; index < state.ships.length; index++) {
    if (index === except || at(state.ships, index).status !== 'fighting') continue
    if (at(tables.ships, index).seat !== seat) continue
    const toMove = isToMove(state, index)
    const fighter = fighterOf(tables, state, index, toMove)
    if (toMove) goStraight(tables, fighter)
    fighters.push(fighter)
  }
  return fighters
}

function isToMove({ phase, order, acted }: State, index: number): boolean {
  const place = order.indexOf(index)
  return phase === 'move' && place >= 0 && order.length - 1 - place > acted
}

function goStraight({ board }: Tables, fighter: Fighter): void {
  const direction = fighter.speed < 0 ? opposite(fighter.facing) : fighter.facing
  for (let step = Math.abs(fighter.speed); step > 0; step--) {
    const next = neighbour(board, fighter.cell, direction)
    if (next === NO_CELL) return
    fighter.cell = next
  }
}
