import { at, must } from '@sextant/engine'
import { distance } from '@sextant/hex'
import { maxSpeedOf } from '../../rules/condition.ts'
import { cellOfShip } from '../../rules/places.ts'
import { SEATS } from '../../schema/names.ts'
import type { Objective } from '../../schema/scenario.ts'
import type { State } from '../../state.ts'
import type { ShipTable, Tables } from '../../tables.ts'
import type { Presence } from '../presence.ts'
import { firepowerOf, toughnessOf } from './strength.ts'
import { roundsToLeave, survivalOf } from './survival.ts'

/** The chance that an objective will be met. */
export function objectiveChance(
  tables: Tables,
  state: State,
  presence: Presence,
  objective: Objective,
  held: number,
): number {
  const left = tables.scenario.rounds - state.round + 1
  switch (objective.type) {
    case 'leave':
      return atLeast(
        objective.count,
        shipsOf(tables, objective.ships).map(table => {
          const { exit } = at(state.ships, table.index)
          if (exit !== null) return objective.through.includes(exit) ? 1 : 0
          const rounds = roundsToLeave(tables, state, table, objective.through)
          return rounds > left ? 0 : survivalOf(tables, state, presence, table, rounds)
        }),
      )
    case 'survive': {
      const rounds = objective.round - state.round + 1
      return atLeast(
        objective.count,
        shipsOf(tables, objective.ships).map(table => survivalOf(tables, state, presence, table, rounds)),
      )
    }
    case 'destroy':
      return atLeast(
        objective.count,
        shipsOf(tables, objective.ships).map(table => {
          const { status } = at(state.ships, table.index)
          if (status === 'left') return 0
          return 1 - survivalOf(tables, state, presence, table, roundsUnderFire(tables, state, table, left))
        }),
      )
    case 'hold':
      return holdChance(tables, state, presence, objective, must(tables.cellOf, objective.at), held, left)
    case 'capture': {
      const prize = must(tables.shipById, objective.ship)
      const there = at(presence, prize.index)
      const cell = cellOfShip(tables, at(state.ships, prize.index))
      return there * holdChance(tables, state, presence, objective, cell, held, left, prize.index)
    }
  }
}

function shipsOf(tables: Tables, ids: readonly string[]): ShipTable[] {
  return ids.map(id => must(tables.shipById, id))
}

/** How long a ship can be fired at: until it has left the map, or has held out, or the battle is over. */
function roundsUnderFire(tables: Tables, state: State, table: ShipTable, left: number): number {
  let rounds = left
  for (const objective of tables.scenario.objectives) {
    if (SEATS.indexOf(objective.seat) !== table.seat) continue
    if (objective.type === 'leave' && objective.ships.includes(table.id))
      rounds = Math.min(rounds, roundsToLeave(tables, state, table, objective.through))
    if (objective.type === 'survive' && objective.ships.includes(table.id))
      rounds = Math.min(rounds, objective.round - state.round + 1)
  }
  return rounds
}

/** The chance that at least so many of these come true. */
function atLeast(count: number, chances: readonly number[]): number {
  let ways = [1]
  for (const chance of chances) {
    const next = [...ways, 0].map((_, n) => (ways[n] ?? 0) * (1 - chance) + (ways[n - 1] ?? 0) * chance)
    ways = next
  }
  return ways.slice(count).reduce((sum, way) => sum + way, 0)
}

/** Who is stronger around a place holds it: each ship counts by how soon it is there. */
function holdChance(
  tables: Tables,
  state: State,
  presence: Presence,
  { seat, radius, rounds }: Objective & { type: 'hold' | 'capture' },
  cell: number,
  held: number,
  left: number,
  except = -1,
): number {
  if (rounds - held > left) return 0
  const near = [0.5, 0.5]
  for (const table of tables.ships) {
    const chance = at(presence, table.index)
    if (chance === 0 || table.index === except) continue
    const ship = at(state.ships, table.index)
    const away = Math.max(0, distance(tables.board, cellOfShip(tables, ship), cell) - radius)
    const soon = 1 / (1 + away / Math.max(1, maxSpeedOf(tables, ship, table)))
    const strength = Math.sqrt(toughnessOf(ship) * (1 + firepowerOf(tables, ship, table)))
    near[table.seat] = at(near, table.seat) + chance * soon * strength
  }
  const own = SEATS.indexOf(seat)
  const ahead = HOLDING * Math.log(at(near, own) / at(near, 1 - own)) + (HELD * held) / rounds
  return 1 / (1 + Math.exp(-ahead))
}

const HOLDING = 2.5
const HELD = 3
