import type { Emit } from '@sextant/engine'
import { turn } from '@sextant/hex'
import type { Event } from '../events.ts'
import type { Flick, Plan } from '../plan.ts'
import { nameOf, type Tables } from '../tables.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { takePuck } from './puck.ts'
import { SIDES_AHEAD } from './strokes.ts'
import { NOBODY, unitOn, type Water } from './water.ts'

/**
 * The holder's flick: the puck goes straight on and stops at the first unit under water, which then has it, friend or
 * opponent, or lies free at the end. Returns the flicker unless a teammate has it now, or -1.
 */
export function flickPuck(tables: Tables, water: Water, plans: readonly Plan[], emit: Emit<Event>): number {
  const flicker = water.holder
  const plan = plans[flicker]
  if (flicker === NOBODY || plan?.kind !== 'flick') return NOBODY
  const { board, names, defender } = tables
  const path = [nameOf(names, water.puck)]
  let caught = NOBODY
  let aim = water.puck
  for (let step = 0; step < plan.distance; step++) {
    const next = board.neighbours[aim * 6 + plan.direction] as number
    if (next < 0) break
    aim = next
    if (caught !== NOBODY) continue
    path.push(nameOf(names, aim))
    water.puck = aim
    caught = catcherOn(water, aim)
  }
  water.holder = NOBODY
  if (caught !== NOBODY) takePuck(water, caught)
  const team = teamOf(flicker)
  emit({
    type: 'flicked',
    unit: unitId(flicker),
    team: teamName(team),
    path,
    caught: caught === NOBODY ? null : unitId(caught),
    caughtBy: caught === NOBODY ? null : teamName(teamOf(caught)),
    shot: defender[aim] === 1 - team,
  })
  return caught !== NOBODY && teamOf(caught) === team ? NOBODY : flicker
}

/** The unit that stops a flicked puck on a tile and then has it, or -1. */
export function catcherOn(water: Water, tile: number): number {
  return unitOn(water, 1, tile)
}

/** Every flick that stays in the pool: straight ahead or 60° to either side, the short ones first. */
export function flicksFrom({ board }: Tables, from: number, facing: number, reach: number): Flick[] {
  const flicks: Flick[] = []
  for (const side of SIDES_AHEAD) {
    const direction = turn(facing, side)
    let tile = from
    for (let distance = 1; distance <= reach; distance++) {
      tile = board.neighbours[tile * 6 + direction] as number
      if (tile < 0) break
      flicks.push({ kind: 'flick', direction, distance })
    }
  }
  return flicks
}
