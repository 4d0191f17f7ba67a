import { at } from '@sextant/engine'
import { distance, relativeBearing, sideHit } from '@sextant/hex'
import { BRACKETS, SIDES, type Side } from '../schema/names.ts'
import type { Tables } from '../tables.ts'
import { exchange } from './exchange.ts'
import type { Fighter } from './fighter.ts'

/**
 * What each ship's volley on another is worth, computed once for each way in which one can lie before the other:
 * hundreds of places differ in little else. Good for one position of hulls, shields, energy and ammunition.
 */
export interface ExchangeCache {
  readonly tables: Tables
  readonly worths: Map<number, Float64Array>
  /** The lowest modifier of a target's speed, and how many there are from it on. */
  readonly slowest: number
  readonly paces: number
}

export function exchangeCache(tables: Tables): ExchangeCache {
  const slowest = Math.min(...tables.speedModifiers)
  const paces = Math.max(...tables.speedModifiers) - slowest + 1
  return { tables, worths: new Map(), slowest, paces }
}

/** To the attacker, with all weapons that bear and that its energy pays for. */
export function cachedWorth(cache: ExchangeCache, attacker: Fighter, target: Fighter): number {
  const { tables, slowest, paces } = cache
  const { board, ships, bracketAt, speedModifiers } = tables
  const bracket = bracketAt[distance(board, attacker.cell, target.cell)]
  if (bracket === undefined) return 0
  const pair = attacker.table.index * ships.length + target.table.index
  let worths = cache.worths.get(pair)
  if (!worths) {
    worths = new Float64Array(BRACKETS.length * BEARINGS * SIDES.length * paces).fill(Number.NaN)
    cache.worths.set(pair, worths)
  }
  const bearing = relativeBearing(board, attacker.cell, attacker.facing, target.cell)
  const side = SIDE_NUMBER[sideHit(board, target.cell, target.facing, attacker.cell)]
  const pace = at(speedModifiers, Math.abs(target.speed)) - slowest
  const key = ((BRACKETS.indexOf(bracket) * BEARINGS + bearing) * SIDES.length + side) * paces + pace
  const known = at(worths, key)
  if (!Number.isNaN(known)) return known
  const { worth } = exchange(tables, attacker, target)
  worths[key] = worth
  return worth
}

/** Twelfths of a circle. */
const BEARINGS = 12
const SIDE_NUMBER: Readonly<Record<Side, number>> = { front: 0, right: 1, rear: 2, left: 3 }
