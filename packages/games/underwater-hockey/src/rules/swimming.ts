import type { Dice, Emit } from '@sextant/engine'
import type { Event, Move, Stop, TileDraw, Turned } from '../events.ts'
import type { Plan } from '../plan.ts'
import { UNIT_COUNT } from '../schema.ts'
import { unitId } from '../units.ts'
import { lift, NOBODY, settle, unitOn, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { nearestFree } from './free-tile.ts'

/**
 * Swims, one stroke at a time for all. A unit may enter a tile that is left in the same stroke. Several that
 * want one tile, or two that want each other's: a random draw. Whoever is stopped swims no further in this turn
 * and has turned to the tile it could not enter.
 */
export function swimAll(
  world: World,
  water: Water,
  plans: readonly Plan[],
  touched: Uint8Array,
  dice: Dice,
  emit: Emit<Event>,
): void {
  let strokes = 0
  const turns: Turned[] = []
  for (let u = 0; u < UNIT_COUNT; u++) {
    const plan = plans[u]
    SWIMS[u] = plan?.kind === 'swim' ? plan.path.length : 0
    if (plan?.kind !== 'swim') continue
    if (plan.curl !== null) {
      water.facing[u] = plan.curl
      turns.push({ unit: unitId(u), at: world.names[water.at[u] as number] as string, facing: plan.curl })
    }
    if (plan.path.length > strokes) strokes = plan.path.length
  }
  if (turns.length > 0) emit({ type: 'curled', turns })
  for (let stroke = 0; stroke < strokes; stroke++) {
    if (!swimStroke(world, water, plans, stroke, touched, dice, emit)) return
  }
}

/** How many strokes of its plan a unit still swims; 0 once it was stopped. */
const SWIMS = new Uint8Array(UNIT_COUNT)
/** The tile that a unit is about to enter, or one of these. */
const TARGET = new Int16Array(UNIT_COUNT)
const STAYS = -1
const PUSHED = -2

/** One stroke; false when nobody swims any more. */
function swimStroke(
  world: World,
  water: Water,
  plans: readonly Plan[],
  stroke: number,
  touched: Uint8Array,
  dice: Dice,
  emit: Emit<Event>,
): boolean {
  const { board, names } = world
  let swimmers = 0
  for (let u = 0; u < UNIT_COUNT; u++) {
    TARGET[u] = STAYS
    const plan = plans[u]
    if (plan?.kind !== 'swim' || stroke >= (SWIMS[u] as number)) continue
    const towards = plan.path[stroke] as number
    const tile = board.neighbours[(water.at[u] as number) * 6 + towards] as number
    water.facing[u] = towards
    if (tile < 0) SWIMS[u] = 0
    else {
      TARGET[u] = tile
      swimmers++
    }
  }
  if (swimmers === 0) return false

  const draws: TileDraw[] = []
  const stopped: Stop[] = []
  drawTiles(world, water, dice, draws, stopped)
  drawSwaps(world, water, dice, draws)
  stopBlocked(world, water, stopped)
  const moves: Move[] = []
  const { puck } = water
  for (let u = 0; u < UNIT_COUNT; u++) if (TARGET[u] !== STAYS) lift(water, u)
  for (let u = 0; u < UNIT_COUNT; u++) {
    const tile = TARGET[u] as number
    if (tile >= 0) moves.push(moveTo(names, water, u, tile, touched))
  }
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (TARGET[u] !== PUSHED) continue
    const aside = nearestFree(world, water, water.under[u] as number, water.at[u] as number, dice)
    moves.push(moveTo(names, water, u, aside, touched))
  }
  const carried =
    puck === water.puck ? null : { from: names[puck] as string, to: names[water.puck] as string }
  emit({ type: 'swam', stroke: stroke + 1, moves, draws, stopped, puck: carried })
  return true
}

function moveTo(names: readonly string[], water: Water, u: number, tile: number, touched: Uint8Array): Move {
  const from = names[water.at[u] as number] as string
  water.at[u] = tile
  settle(water, u)
  if (water.holder === u) water.puck = tile
  else if (water.holder === NOBODY && water.puck === tile && water.under[u]) touched[u] = 1
  return { unit: unitId(u), from, to: names[tile] as string, facing: water.facing[u] as number }
}

/** Several want the same tile on the same plane: one of them has it, the others stay where they are. */
function drawTiles({ names }: World, water: Water, dice: Dice, draws: TileDraw[], stopped: Stop[]): void {
  for (let u = 0; u < UNIT_COUNT; u++) {
    const tile = TARGET[u] as number
    if (tile < 0) continue
    let rivals: number[] | undefined
    for (let other = u + 1; other < UNIT_COUNT; other++) {
      if (TARGET[other] !== tile || water.under[other] !== water.under[u]) continue
      rivals ??= [u]
      rivals.push(other)
    }
    if (!rivals) continue
    const winner = dice.pick(rivals)
    draws.push({ at: names[tile] as string, units: rivals.map(unitId), winner: unitId(winner), pushed: null })
    for (const rival of rivals) {
      if (rival === winner) continue
      stop(rival)
      stopped.push(stopOf(names, water, rival, winner))
    }
  }
}

/** Two want each other's tiles: one of them has its way, the other goes aside. */
function drawSwaps({ names }: World, water: Water, dice: Dice, draws: TileDraw[]): void {
  for (let u = 0; u < UNIT_COUNT; u++) {
    const tile = TARGET[u] as number
    if (tile < 0) continue
    const other = unitOn(water, water.under[u] as number, tile)
    if (other <= u || TARGET[other] !== water.at[u]) continue
    const winner = dice.pick([u, other])
    const loser = winner === u ? other : u
    stop(loser)
    TARGET[loser] = PUSHED
    draws.push({
      at: names[water.at[loser] as number] as string,
      units: [unitId(u), unitId(other)],
      winner: unitId(winner),
      pushed: unitId(loser),
    })
  }
}

/** A unit whose way is blocked by one that stays stops before it, and so does whoever follows it. */
function stopBlocked({ names }: World, water: Water, stopped: Stop[]): void {
  for (let again = true; again; ) {
    again = false
    for (let u = 0; u < UNIT_COUNT; u++) {
      const tile = TARGET[u] as number
      if (tile < 0) continue
      const other = unitOn(water, water.under[u] as number, tile)
      if (other === NOBODY || TARGET[other] !== STAYS) continue
      stop(u)
      again = true
      stopped.push(stopOf(names, water, u, other))
    }
  }
}

function stopOf(names: readonly string[], water: Water, u: number, by: number): Stop {
  const at = names[water.at[u] as number] as string
  return { unit: unitId(u), at, facing: water.facing[u] as number, by: unitId(by) }
}

function stop(u: number): void {
  TARGET[u] = STAYS
  SWIMS[u] = 0
}
