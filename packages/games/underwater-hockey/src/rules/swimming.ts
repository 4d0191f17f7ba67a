import type { Dice, Emit } from '@sextant/engine'
import type { Event, Move, Stop, TileDraw, Turned } from '../events.ts'
import type { Plan } from '../plan.ts'
import { UNIT_COUNT } from '../schema-names.ts'
import { nameOf } from '../tables.ts'
import { unitId } from '../units.ts'
import { nearestFree } from './free-tile.ts'
import { PUSHED, STAYS, settleRivalries, stop } from './rivalries.ts'
import { lift, NOBODY, settle, tileOfUnit, unitOn, type Water } from './water.ts'
import type { TurnNotes, Workspace } from './workspace.ts'

/**
 * Swims, one stroke at a time for all. A unit may enter a tile that is left in the same stroke. Several that
 * want one tile, or two that want each other's: a random draw. A unit that is stopped swims no further in
 * this turn and has turned to the tile it could not enter.
 */
export function swimAll(
  work: Workspace,
  water: Water,
  plans: readonly Plan[],
  dice: Dice,
  emit: Emit<Event>,
): void {
  const { tables, notes } = work
  let strokes = 0
  const turns: Turned[] = []
  for (let u = 0; u < UNIT_COUNT; u++) {
    const plan = plans[u]
    notes.swims[u] = plan?.kind === 'swim' ? plan.path.length : 0
    if (plan?.kind !== 'swim') continue
    if (plan.curl !== null) {
      water.facing[u] = plan.curl
      turns.push({ unit: unitId(u), at: tileOfUnit(tables.names, water, u), facing: plan.curl })
    }
    if (plan.path.length > strokes) strokes = plan.path.length
  }
  if (turns.length > 0) emit({ type: 'curled', turns })
  for (let stroke = 0; stroke < strokes; stroke++)
    if (!swimStroke(work, water, plans, stroke, dice, emit)) return
}

/** One stroke; false when nobody swims any more. */
function swimStroke(
  work: Workspace,
  water: Water,
  plans: readonly Plan[],
  stroke: number,
  dice: Dice,
  emit: Emit<Event>,
): boolean {
  const { tables, notes } = work
  const { board, names } = tables
  const { target, swims } = notes
  let swimmers = 0
  for (let u = 0; u < UNIT_COUNT; u++) {
    target[u] = STAYS
    const plan = plans[u]
    const towards = plan?.kind === 'swim' && stroke < (swims[u] as number) ? plan.path[stroke] : undefined
    if (towards === undefined) continue
    const tile = board.neighbours[(water.at[u] as number) * 6 + towards] as number
    water.facing[u] = towards
    if (tile < 0) swims[u] = 0
    else {
      target[u] = tile
      swimmers++
    }
  }
  if (swimmers === 0) return false

  const draws: TileDraw[] = []
  const stopped: Stop[] = []
  settleRivalries(work, water, dice, draws, stopped)
  drawSwaps(names, notes, water, dice, draws)
  const moves: Move[] = []
  const { puck } = water
  for (let u = 0; u < UNIT_COUNT; u++) if (target[u] !== STAYS) lift(water, u)
  for (let u = 0; u < UNIT_COUNT; u++) {
    const tile = target[u] as number
    if (tile >= 0) moves.push(moveTo(names, notes, water, u, tile))
  }
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (target[u] !== PUSHED) continue
    // Nobody jumps over another: never to the tile that the winner came from.
    const aside = nearestFree(
      tables,
      water,
      water.under[u] as number,
      water.at[u] as number,
      dice,
      notes.cameFrom[u] as number,
    )
    moves.push(moveTo(names, notes, water, u, aside))
  }
  const carried = puck === water.puck ? null : { from: nameOf(names, puck), to: nameOf(names, water.puck) }
  emit({ type: 'swam', stroke: stroke + 1, moves, draws, stopped, puck: carried })
  return true
}

function moveTo(
  names: readonly string[],
  { touched }: TurnNotes,
  water: Water,
  u: number,
  tile: number,
): Move {
  const from = tileOfUnit(names, water, u)
  water.at[u] = tile
  settle(water, u)
  if (water.holder === u) water.puck = tile
  else if (water.holder === NOBODY && water.puck === tile && water.under[u]) touched[u] = 1
  return { unit: unitId(u), from, to: nameOf(names, tile), facing: water.facing[u] as number }
}

/** Two want each other's tiles: one of them has its way, the other goes aside. */
function drawSwaps(
  names: readonly string[],
  notes: TurnNotes,
  water: Water,
  dice: Dice,
  draws: TileDraw[],
): void {
  const { target, cameFrom } = notes
  for (let u = 0; u < UNIT_COUNT; u++) {
    const tile = target[u] as number
    if (tile < 0) continue
    const other = unitOn(water, water.under[u] as number, tile)
    if (other <= u || target[other] !== water.at[u]) continue
    const winner = dice.pick([u, other])
    const loser = winner === u ? other : u
    stop(notes, loser)
    target[loser] = PUSHED
    cameFrom[loser] = water.at[winner] as number
    draws.push({
      at: tileOfUnit(names, water, loser),
      units: [unitId(u), unitId(other)],
      winner: unitId(winner),
      pushed: unitId(loser),
    })
  }
}
