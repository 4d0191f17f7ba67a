import { must } from '@sextant/engine'
import { type Plane, UNIT_COUNT } from '../schema-names.ts'
import type { State, Unit } from '../state.ts'
import { nameOf, type Tables } from '../tables.ts'

/** A position in typed arrays, for working on: units by number, tiles by number, nothing allocated. */
export interface Water {
  turn: number
  /** The turn of the last kickoff. */
  kickoff: number
  readonly score: Int32Array
  readonly at: Int16Array
  readonly facing: Int8Array
  /** 1 under water, 0 at the surface. */
  readonly under: Uint8Array
  readonly breath: Int16Array
  readonly recovery: Int16Array
  readonly lungs: Int16Array
  readonly speed: Int8Array
  /** In percent. */
  readonly steal: Int16Array
  readonly flick: Int8Array
  /** In thirds of a turn. */
  readonly turnSpeed: Int8Array
  /** Where the puck is, and who holds it, or -1. */
  puck: number
  holder: number
  /** Who is on a tile, or -1: of plane p (0 surface, 1 bottom) at `p * tiles + tile`. */
  readonly on: Int8Array
  readonly tiles: number
}

export const NOBODY = -1

export function createWater(tiles: number): Water {
  return {
    turn: 1,
    kickoff: 1,
    score: new Int32Array(2),
    at: new Int16Array(UNIT_COUNT),
    facing: new Int8Array(UNIT_COUNT),
    under: new Uint8Array(UNIT_COUNT),
    breath: new Int16Array(UNIT_COUNT),
    recovery: new Int16Array(UNIT_COUNT),
    lungs: new Int16Array(UNIT_COUNT),
    speed: new Int8Array(UNIT_COUNT),
    steal: new Int16Array(UNIT_COUNT),
    flick: new Int8Array(UNIT_COUNT),
    turnSpeed: new Int8Array(UNIT_COUNT),
    puck: 0,
    holder: NOBODY,
    on: new Int8Array(2 * tiles).fill(NOBODY),
    tiles,
  }
}

/** Fills a water from a state. */
export function readWater({ tileOf }: Tables, state: State, water: Water): Water {
  clearTiles(water)
  water.turn = state.turn
  water.kickoff = state.kickoff
  water.score[0] = state.score[0]
  water.score[1] = state.score[1]
  for (let u = 0; u < UNIT_COUNT; u++) {
    const unit = unitIn(state, u)
    water.at[u] = must(tileOf, unit.at)
    water.facing[u] = unit.facing
    water.under[u] = unit.plane === 'bottom' ? 1 : 0
    water.breath[u] = unit.breath
    water.recovery[u] = unit.recovery
    water.lungs[u] = unit.lungs
    water.speed[u] = unit.speed
    water.steal[u] = unit.steal
    water.flick[u] = unit.flick
    water.turnSpeed[u] = unit.turn
    settle(water, u)
  }
  water.puck = must(tileOf, state.puck.at)
  // A unit that stands on a free puck under water has it.
  water.holder = state.puck.holder ?? unitOn(water, 1, water.puck)
  return water
}

/** Writes what changes in a turn back into the state. */
export function writeWater({ names }: Tables, water: Water, state: State): void {
  state.turn = water.turn
  state.kickoff = water.kickoff
  state.score = scoreOf(water)
  for (let u = 0; u < UNIT_COUNT; u++) {
    const unit = unitIn(state, u)
    unit.at = nameOf(names, water.at[u] as number)
    unit.facing = water.facing[u] as number
    unit.plane = planeOf(water, u)
    unit.breath = water.breath[u] as number
  }
  state.puck.at = nameOf(names, water.puck)
  state.puck.holder = water.holder === NOBODY ? null : water.holder
}

function unitIn({ units }: State, u: number): Unit {
  const unit = units[u]
  if (!unit) throw new RangeError(`The state has no unit ${u}`)
  return unit
}

/** One water into another of the same size. */
export function copyWater(from: Water, to: Water): void {
  to.turn = from.turn
  to.kickoff = from.kickoff
  to.puck = from.puck
  to.holder = from.holder
  to.score.set(from.score)
  to.recovery.set(from.recovery)
  to.lungs.set(from.lungs)
  to.speed.set(from.speed)
  to.steal.set(from.steal)
  to.flick.set(from.flick)
  to.turnSpeed.set(from.turnSpeed)
  clearTiles(to)
  to.at.set(from.at)
  to.facing.set(from.facing)
  to.under.set(from.under)
  to.breath.set(from.breath)
  for (let u = 0; u < UNIT_COUNT; u++) settle(to, u)
}

/** Takes every unit off its tile. */
export function clearTiles(water: Water): void {
  for (let u = 0; u < UNIT_COUNT; u++) lift(water, u)
}

/** Marks a unit where it is. */
export function settle(water: Water, u: number): void {
  water.on[(water.under[u] as number) * water.tiles + (water.at[u] as number)] = u
}

/** Takes a unit off its tile, if it is marked there. */
export function lift(water: Water, u: number): void {
  const place = (water.under[u] as number) * water.tiles + (water.at[u] as number)
  if (water.on[place] === u) water.on[place] = NOBODY
}

/** Who is on a tile of a plane, or -1. */
export function unitOn(water: Water, under: number, tile: number): number {
  return water.on[under * water.tiles + tile] as number
}

/** The name of the tile that a unit is on. */
export function tileOfUnit(names: readonly string[], water: Water, u: number): string {
  return nameOf(names, water.at[u] as number)
}

export function planeOf(water: Water, u: number): Plane {
  return water.under[u] ? 'bottom' : 'surface'
}

/** Blue's goals, then red's. */
export function scoreOf({ score }: Water): [number, number] {
  return [score[0] as number, score[1] as number]
}
