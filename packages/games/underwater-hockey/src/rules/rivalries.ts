import type { Dice } from '@sextant/engine'
import type { Stop, TileDraw } from '../events.ts'
import { UNIT_COUNT } from '../schema-names.ts'
import { nameOf } from '../tables.ts'
import { unitId } from '../units.ts'
import { NOBODY, tileOfUnit, unitOn, type Water } from './water.ts'
import type { TurnNotes, Workspace } from './workspace.ts'

/** Marks of a unit that is not about to enter a tile. */
export const STAYS = -1
export const PUSHED = -2

/**
 * Several want the same tile on the same plane: a draw, one of them has it, the others stay where they are. A unit
 * whose way is blocked by one that stays stops before it, and so does any unit that follows it. Nothing is drawn for
 * a tile whose occupant stays: what becomes of the occupant is settled first.
 */
export function settleRivalries(
  { tables, notes }: Workspace,
  water: Water,
  dice: Dice,
  draws: TileDraw[],
  stopped: Stop[],
): void {
  for (;;) {
    stopBlocked(tables.names, notes, water, stopped)
    const first = nextRivals(notes, water)
    if (first === NOBODY) return
    const tile = notes.target[first] as number
    const rivals = rivalsFor(notes, water, first)
    const winner = dice.pick(rivals)
    draws.push({
      at: nameOf(tables.names, tile),
      units: rivals.map(unitId),
      winner: unitId(winner),
      pushed: null,
    })
    for (const rival of rivals) {
      if (rival === winner) continue
      stop(notes, rival)
      stopped.push(stopOf(tables.names, water, rival, winner))
    }
  }
}

export function stop({ target, swims }: TurnNotes, u: number): void {
  target[u] = STAYS
  swims[u] = 0
}

/** A unit whose way is blocked by one that stays stops before it, and so does any unit that follows it. */
function stopBlocked(names: readonly string[], notes: TurnNotes, water: Water, stopped: Stop[]): void {
  const { target } = notes
  for (let again = true; again; ) {
    again = false
    for (let u = 0; u < UNIT_COUNT; u++) {
      const tile = target[u] as number
      if (tile < 0) continue
      const other = unitOn(water, water.under[u] as number, tile)
      if (other === NOBODY || target[other] !== STAYS) continue
      stop(notes, u)
      again = true
      stopped.push(stopOf(names, water, u, other))
    }
  }
}

function stopOf(names: readonly string[], water: Water, u: number, by: number): Stop {
  return {
    unit: unitId(u),
    at: tileOfUnit(names, water, u),
    facing: water.facing[u] as number,
    by: unitId(by),
  }
}

/**
 * The first unit of those whose tile is drawn next, or nobody. Tiles whose occupants wait for no other draw come first.
 * Where every one waits for another they wait in a ring, and a tile of the ring is drawn.
 */
function nextRivals(notes: TurnNotes, water: Water): number {
  let inRing = NOBODY
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!leadsRivals(notes, water, u)) continue
    const waits = waitsFor(notes, water, u)
    if (waits === 'nothing') return u
    if (waits === 'itself' && inRing === NOBODY) inRing = u
  }
  return inRing
}

/** Whether others want the tile of a unit too, and it is the first of them. */
function leadsRivals({ target }: TurnNotes, water: Water, u: number): boolean {
  const tile = target[u] as number
  if (tile < 0) return false
  let rivals = false
  for (let other = 0; other < UNIT_COUNT; other++) {
    if (other === u || target[other] !== tile || water.under[other] !== water.under[u]) continue
    if (other < u) return false
    rivals = true
  }
  return rivals
}

/**
 * Follows who is in whose way: whether what the tile's occupant does hangs on the draw for another tile. Rivals that
 * come back to their own tile with other draws on the way wait for themselves.
 */
function waitsFor(notes: TurnNotes, water: Water, first: number): 'nothing' | 'itself' | 'another' {
  const { target } = notes
  const tile = target[first] as number
  const under = water.under[first] as number
  let draws = false
  let next = unitOn(water, under, tile)
  for (let step = 0; step < UNIT_COUNT; step++) {
    if (next === NOBODY) return draws ? 'another' : 'nothing'
    const wanted = target[next] as number
    if (wanted === tile) return draws ? 'itself' : 'nothing'
    if (rivalsFor(notes, water, next).length > 1) draws = true
    next = unitOn(water, under, wanted)
  }
  // A ring that the tile is not part of: one of its own tiles is drawn first.
  return 'another'
}

/** Everybody who wants the tile that a unit wants, on its plane. */
function rivalsFor({ target }: TurnNotes, water: Water, u: number): number[] {
  const rivals: number[] = []
  for (let other = 0; other < UNIT_COUNT; other++)
    if (target[other] === target[u] && water.under[other] === water.under[u]) rivals.push(other)
  return rivals
}
