import { at, type Emit, must, type Outcome } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { Event } from '../events.ts'
import { SEATS, SIDES } from '../schema/names.ts'
import type { Objective } from '../schema/scenario.ts'
import type { State } from '../state.ts'
import type { ShipTable, Tables } from '../tables.ts'
import { cellOfShip } from './places.ts'

/** How a battle ends: by an objective, by leaving the enemy no ship on the map, or by what is left after the last round. */

export function outcomeOf({ over }: State): Outcome | undefined {
  if (!over) return undefined
  const { winner, reason } = over
  return { scores: winner === null ? [0.5, 0.5] : winner === 0 ? [1, 0] : [0, 1], reason }
}

export function noteRoundEnd(tables: Tables, state: State, emit: Emit<Event>): void {
  const { objectives, rounds } = tables.scenario
  for (const [number, objective] of objectives.entries()) {
    if (objective.type !== 'hold' && objective.type !== 'capture') continue
    state.held[number] = holds(tables, state, objective) ? (state.held[number] ?? 0) + 1 : 0
  }
  if (byObjective(tables, state, true, emit)) return
  if (state.round >= rounds) byWhatIsLeft(tables, state, emit)
}

/** After a destruction or a departure. */
export function noteLoss(tables: Tables, state: State, emit: Emit<Event>): void {
  if (state.over || byObjective(tables, state, false, emit)) return
  const left = [0, 1].map(seat => fightingOf(tables, state, seat))
  if (at(left, 0) > 0 && at(left, 1) > 0) return
  if (at(left, 0) === at(left, 1)) draw(state, 'nobody-left', emit)
  else win(state, at(left, 0) > 0 ? 0 : 1, 'no-ship-left', emit)
}

function byObjective(tables: Tables, state: State, roundIsOver: boolean, emit: Emit<Event>): boolean {
  for (const [number, objective] of tables.scenario.objectives.entries()) {
    if (!isMet(tables, state, objective, at(state.held, number), roundIsOver)) continue
    win(state, SEATS.indexOf(objective.seat), `objective-${objective.type}`, emit)
    return true
  }
  return false
}

function isMet(
  tables: Tables,
  state: State,
  objective: Objective,
  held: number,
  roundIsOver: boolean,
): boolean {
  const ships = countedBy(tables, state, objective)
  switch (objective.type) {
    case 'leave':
      return ships.length >= objective.count && sizeOf(ships) >= (objective.size ?? 0)
    case 'destroy':
      return ships.length >= objective.count
    case 'survive':
      return roundIsOver && state.round >= objective.round && ships.length >= objective.count
    case 'hold':
    case 'capture':
      return held >= objective.rounds
  }
}

/** The ships of an objective that count for it now. */
export function countedBy(tables: Tables, state: State, objective: Objective): ShipTable[] {
  if (!('ships' in objective)) return []
  return objective.ships
    .map(id => must(tables.shipById, id))
    .filter(({ index }) => {
      const { status, exit } = at(state.ships, index)
      if (objective.type === 'leave') return exit !== null && objective.through.includes(exit)
      return status === (objective.type === 'destroy' ? 'destroyed' : 'fighting')
    })
}

export function sizeOf(ships: readonly ShipTable[]): number {
  return ships.reduce((sum, ship) => sum + ship.class.size, 0)
}

/** A ship is near the place, and no enemy is; a ship to be captured must still fight, and does not count as near. */
function holds(tables: Tables, state: State, objective: Objective & { type: 'hold' | 'capture' }): boolean {
  const prize = objective.type === 'capture' ? must(tables.shipById, objective.ship).index : undefined
  const captive = prize === undefined ? undefined : at(state.ships, prize)
  if (captive && captive.status !== 'fighting') return false
  const centre =
    objective.type === 'hold' ? must(tables.cellOf, objective.at) : captive && cellOfShip(tables, captive)
  if (centre === undefined) return false
  const near = [false, false]
  for (const [index, ship] of state.ships.entries()) {
    if (ship.status !== 'fighting' || index === prize) continue
    if (distance(tables.board, cellOfShip(tables, ship), centre) <= objective.radius)
      near[at(tables.ships, index).seat] = true
  }
  const own = SEATS.indexOf(objective.seat)
  return at(near, own) && !at(near, 1 - own)
}

function fightingOf(tables: Tables, state: State, seat: number): number {
  let count = 0
  for (const { index, seat: side } of tables.ships)
    if (side === seat && at(state.ships, index).status === 'fighting') count++
  return count
}

/** Hull and armor left as a share of the maximum of all ships deployed; those that are gone count 0. */
export function strengthOf(tables: Tables, state: State, seat: number): { left: number; most: number } {
  let left = 0
  let most = 0
  for (const { index, seat: side, class: sheet } of tables.ships) {
    const ship = at(state.ships, index)
    if (side !== seat || ship.status === 'aboard') continue
    most += sheet.hull
    if (ship.status === 'fighting') left += ship.hull
    for (const face of SIDES) {
      most += sheet.armor[face]
      if (ship.status === 'fighting') left += ship.armor[face]
    }
  }
  return { left, most }
}

function byWhatIsLeft(tables: Tables, state: State, emit: Emit<Event>): void {
  const [amber, violet] = [strengthOf(tables, state, 0), strengthOf(tables, state, 1)]
  // Shares compared without dividing: equal ones are equal.
  const difference = amber.left * violet.most - violet.left * amber.most
  if (difference === 0) draw(state, 'round-limit', emit)
  else win(state, difference > 0 ? 0 : 1, 'round-limit', emit)
}

function win(state: State, seat: number, reason: string, emit: Emit<Event>): void {
  state.over = { winner: seat, reason }
  emit({ type: 'won', seat, reason })
}

function draw(state: State, reason: string, emit: Emit<Event>): void {
  state.over = { winner: null, reason }
  emit({ type: 'drawn', reason })
}
