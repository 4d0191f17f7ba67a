import { at, type Viewer } from '@sextant/engine'
import { distance, NO_CELL, neighbour, opposite } from '@sextant/hex'
import type { Cell, Scene, Text } from '@sextant/scene'
import { actingIndex, actingShip, actingTable } from '../rules/acting.ts'
import { rerollsLeft } from '../rules/condition.ts'
import { stepsLeft } from '../rules/moving.ts'
import { cellOfShip } from '../rules/places.ts'
import { impliedSpeed, speedLimits } from '../rules/speed.ts'
import { canAttack, isOpen, volleyCost } from '../rules/targeting.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { goalFor } from './goal.ts'
import type { Ground } from './ground.ts'
import { orderOf, panelsOf } from './panels.ts'
import { piecesOf } from './pieces.ts'
import { FLEETS, fleetName, number, reasonText, shipName, text } from './words.ts'

/** The battle as everybody sees it: nothing is hidden. */
export function sceneOf(tables: Tables, ground: Ground, state: State, viewer: Viewer): Scene {
  return {
    stage: {
      kind: 'hexes',
      orientation: 'flat',
      scenery: 'space',
      cells: withWrecks(tables, ground.cells, state),
    },
    sides: FLEETS,
    pieces: piecesOf(tables, state),
    highlights: ground.objectives,
    panels: panelsOf(tables, state),
    ...(!state.over && {
      acting: at(tables.ships, actingIndex(state)).id,
      order: orderOf(tables, state),
      focus: cellOfShip(tables, actingShip(state)),
      inView:
        state.phase === 'move'
          ? [...aheadOf(tables, state), ...enemiesOf(tables, state)]
          : targetsOf(tables, state),
    }),
    status: statusOf(tables, state),
    goal: goalFor(tables, state, viewer),
  }
}

/** As far as the acting ship can still fly straight on. */
function aheadOf(tables: Tables, state: State): number[] {
  const ship = actingShip(state)
  const steps = state.move.set ? stepsLeft(tables, state) : speedLimits(tables, state).most
  const direction = state.move.set && ship.speed < 0 ? opposite(ship.facing) : ship.facing
  let cell = cellOfShip(tables, ship)
  for (let step = 0; step < steps; step++) {
    const next = neighbour(tables.board, cell, direction)
    if (next === NO_CELL) break
    cell = next
  }
  return [cell]
}

/** The enemies of the acting ship, the nearest first. */
function enemiesOf(tables: Tables, state: State): number[] {
  const { seat } = actingTable(tables, state)
  const from = cellOfShip(tables, actingShip(state))
  return state.ships
    .flatMap((ship, index) =>
      ship.status === 'fighting' && at(tables.ships, index).seat !== seat ? [cellOfShip(tables, ship)] : [],
    )
    .sort((one, other) => distance(tables.board, from, one) - distance(tables.board, from, other))
}

/** Whom the acting ship can fire at, or fires at. */
function targetsOf(tables: Tables, state: State): number[] {
  const { phase, volley, ships } = state
  if (phase === 'move') return []
  const { seat } = actingTable(tables, state)
  const isTarget = (index: number) =>
    at(tables.ships, index).seat !== seat && isOpen(state, index) && canAttack(tables, state, index)
  return ships.flatMap((ship, index) =>
    index === volley.target || (volley.target === null && isTarget(index)) ? [cellOfShip(tables, ship)] : [],
  )
}

function withWrecks({ cellOf }: Tables, cells: readonly Cell[], { ships }: State): readonly Cell[] {
  const wrecks = ships.flatMap(ship => (ship.status === 'destroyed' ? (cellOf.get(ship.at) ?? []) : []))
  if (wrecks.length === 0) return cells
  const strewn = [...cells]
  for (const cell of wrecks) strewn[cell] = { ...at(cells, cell), feature: 'wreck' }
  return strewn
}

function statusOf(tables: Tables, state: State): Text {
  const { over, round, volley } = state
  if (over) {
    const reason = reasonText(over.reason)
    return over.winner === null
      ? text('status.drawn', { reason })
      : text('status.won', { fleet: fleetName(over.winner), reason })
  }
  const index = actingIndex(state)
  const table = at(tables.ships, index)
  const { energy } = at(state.ships, index)
  const values = { round, rounds: tables.scenario.rounds, ship: shipName(tables, table.id), energy }
  if (state.phase === 'move') {
    const speed = number(state.move.set ? at(state.ships, index).speed : impliedSpeed(tables, state))
    return text('status.move', { ...values, speed, steps: stepsLeft(tables, state), turns: state.move.turns })
  }
  if (volley.target === null) return text('status.fire', values)
  const target = shipName(tables, at(tables.ships, volley.target).id)
  if (volley.roll) {
    const left = rerollsLeft(tables, at(state.ships, index), table)
    return text('status.roll', { ...values, roll: at(volley.roll, 0) + at(volley.roll, 1), left })
  }
  return text('status.volley', { ...values, target, spent: volleyCost(table, volley.weapons) })
}
