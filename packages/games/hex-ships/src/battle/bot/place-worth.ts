import { at, must } from '@sextant/engine'
import { distance, type Rays, rayLength } from '@sextant/hex'
import { isDamaged } from '../rules/condition.ts'
import { SEATS } from '../schema/names.ts'
import type { Tables } from '../tables.ts'
import { cachedWorth, type ExchangeCache } from './exchange-cache.ts'
import type { Fighter } from './fighter.ts'
import { headingOf } from './poses.ts'
import type { Temper } from './temper.ts'

/** What a bot knows of its surroundings in one decision. */
export interface Outlook {
  readonly tables: Tables
  readonly rays: Rays
  readonly temper: Temper
  readonly seat: number
  readonly foes: readonly Fighter[]
  readonly friends: readonly Fighter[]
  /** Where an enemy may be when the guns fire: where it is, or some of its end states if it is still to move. */
  readonly answersOf: (foe: Fighter) => readonly Fighter[]
  readonly exchanges: ExchangeCache
  /** How much each ship of the battle counts. */
  readonly weights: readonly number[]
}

/** What it is worth to a ship to be where it is when the guns fire. */
export function placeWorth(outlook: Outlook, own: Fighter): number {
  const { tables, temper, foes, weights, exchanges } = outlook
  let dealt = 0
  let taken = 0
  let nearest = 99
  for (const foe of foes) {
    nearest = Math.min(nearest, distance(tables.board, own.cell, foe.cell))
    const places = temper.answers > 0 ? outlook.answersOf(foe) : [foe]
    let worth = 0
    for (const place of places) {
      if (place.cell === own.cell) continue
      worth += cachedWorth(exchanges, own, place)
      if (temper.caution > 0 && !foe.ship.disabled)
        taken += cachedWorth(exchanges, place, own) / places.length
    }
    dealt = Math.max(dealt, (at(weights, foe.table.index) * worth) / places.length)
  }
  const mind = temper.caution * at(weights, own.table.index)
  return (
    dealt - mind * taken * shareOfFire(outlook) + approach(outlook, own, nearest) - edgeRisk(outlook, own)
  )
}

/** Enemies fire at one ship each, and there are others to fire at. */
function shareOfFire({ friends }: Outlook): number {
  return 1 / (1 + 0.35 * friends.length)
}

/** Into range, or to where the objective is. */
function approach(outlook: Outlook, own: Fighter, nearest: number): number {
  const goal = objectiveWorth(outlook, own)
  if (goal !== undefined) return goal
  return -0.35 * Math.max(0, nearest - 4) - 0.25 * Math.max(0, nearest - 9)
}

function objectiveWorth({ tables, rays, seat, foes }: Outlook, own: Fighter): number | undefined {
  for (const objective of tables.scenario.objectives) {
    if (SEATS.indexOf(objective.seat) !== seat) continue
    if (objective.type === 'leave' && objective.ships.includes(own.table.id)) {
      const way = Math.min(...objective.through.map(direction => rayLength(rays, own.cell, direction)))
      const heading = headingOf(own.facing, own.speed)
      return -2 * way + (objective.through.includes(heading) ? 2 : 0) + 0.5 * own.speed
    }
    if (objective.type === 'hold') {
      const away = distance(tables.board, own.cell, must(tables.cellOf, objective.at))
      return -1.5 * Math.max(0, away - objective.radius)
    }
    if (objective.type === 'capture') {
      const prize = foes.find(({ table }) => table.id === objective.ship)
      const away = prize ? distance(tables.board, own.cell, prize.cell) : 0
      return -1 * Math.max(0, away - objective.radius)
    }
  }
  return undefined
}

/** A ship that cannot brake or turn in time leaves the map. */
export function edgeRisk({ tables, rays, seat }: Outlook, own: Fighter): number {
  const leaves = tables.scenario.objectives.some(
    objective =>
      objective.type === 'leave' &&
      SEATS.indexOf(objective.seat) === seat &&
      objective.ships.includes(own.table.id),
  )
  if (leaves) return 0
  const { thrust, maneuverability } = own.table.class
  const pace = Math.abs(own.speed)
  const brakes = isDamaged(own.ship, 'forward-thrusters') ? 0 : thrust.down
  const slowest = Math.max(0, pace - (own.speed < 0 ? thrust.up : brakes))
  const ahead = rayLength(rays, own.cell, headingOf(own.facing, own.speed))
  const short = slowest - ahead
  if (short <= 0) return ahead < 2 && pace > 0 ? 0.5 : 0
  return maneuverability >= 2 && ahead > 0 ? 2 * short : 30
}
