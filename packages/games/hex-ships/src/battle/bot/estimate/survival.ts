import { at, must } from '@sextant/engine'
import { distance, rayLength, raysOf } from '@sextant/hex'
import { maxSpeedOf } from '../../rules/condition.ts'
import { cellOfShip } from '../../rules/places.ts'
import type { State } from '../../state.ts'
import type { ShipTable, Tables } from '../../tables.ts'
import type { Presence } from '../presence.ts'
import { firepowerOf, toughnessOf } from './strength.ts'

/** The chance that a ship still fights after some rounds, under the fire of the enemies that can reach it by then. */
export function survivalOf(
  tables: Tables,
  state: State,
  presence: Presence,
  table: ShipTable,
  rounds: number,
): number {
  const there = at(presence, table.index)
  if (there === 0) return 0
  const ship = at(state.ships, table.index)
  const cell = cellOfShip(tables, ship)
  let damage = 0
  let friends = 0
  for (const other of tables.ships) {
    const chance = at(presence, other.index)
    if (chance === 0 || other.index === table.index) continue
    if (other.seat === table.seat) {
      friends += chance
      continue
    }
    const enemy = at(state.ships, other.index)
    const away = distance(tables.board, cell, cellOfShip(tables, enemy)) - tables.combat.brackets.medium
    const closing = Math.max(1, CLOSING * maxSpeedOf(tables, enemy, other))
    const firing = Math.max(0, rounds - Math.max(0, away) / closing)
    damage += ((chance * firing * firing) / (firing + GATHERING)) * firepowerOf(tables, enemy, other)
  }
  const expected = (FOCUS * damage) / (1 + SHARED * friends)
  const share = (expected + 1) / (toughnessOf(ship) + 1)
  return there / (1 + share ** (share < 1 ? SAFE : UNSAFE))
}

/** How fast an enemy nears a ship, as a share of its own speed. */
const CLOSING = 0.85
/** How much more a point of damage takes that is aimed at what decides the battle, and at faces that lie open. */
const FOCUS = 18
/** Fire gathers: at first it meets whole shields, later what lies open. After so many rounds it counts half of this. */
const GATHERING = 2.8
/** How far each friend draws fire to itself. */
const SHARED = 0.08
/** How soon survival becomes certain below the damage that destroys, and how soon hopeless above it. */
const SAFE = 0.7
const UNSAFE = 1.5

/** The rounds that a ship needs to leave the map in one of these directions, in parts of a round. */
export function roundsToLeave(
  tables: Tables,
  state: State,
  { index, class: sheet }: ShipTable,
  through: readonly number[],
): number {
  const ship = at(state.ships, index)
  const rays = raysOf(tables.board)
  const cell = must(tables.cellOf, ship.at)
  const ways = through.map(direction => {
    const apart = Math.abs(direction - ship.facing)
    return rayLength(rays, cell, direction) + 1 + TURNING * Math.min(apart, 6 - apart)
  })
  const fastest = maxSpeedOf(tables, ship, at(tables.ships, index))
  if (fastest === 0) return Number.POSITIVE_INFINITY
  let left = Math.min(...ways)
  let speed = Math.max(0, ship.speed)
  let rounds = 0
  while (left > 0) {
    speed = Math.min(fastest, Math.max(1, speed + sheet.thrust.up))
    rounds += Math.min(1, left / speed)
    left -= speed
  }
  return rounds
}

/** What a turn of 60° costs on the way, in hexes: it leads around the enemy. */
const TURNING = 1.5
