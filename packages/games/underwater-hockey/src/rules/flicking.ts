import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Plan } from '../plan.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { takePuck } from './puck.ts'

/**
 * The holder's flick: the puck goes straight on, stops at the first unit under water, who has it then, friend
 * or opponent, or lies free at the end. Gives the flicker unless a teammate has it now, or -1.
 */
export function flickPuck(world: World, water: Water, plans: readonly Plan[], emit: Emit<Event>): number {
  const flicker = water.holder
  const plan = plans[flicker]
  if (flicker === NOBODY || plan?.kind !== 'flick') return NOBODY
  const { board, names, defender } = world
  const path = [names[water.puck] as string]
  let caught = NOBODY
  let aim = water.puck
  for (let step = 0; step < plan.distance; step++) {
    const next = board.neighbours[aim * 6 + plan.direction] as number
    if (next < 0) break
    aim = next
    if (caught !== NOBODY) continue
    path.push(names[aim] as string)
    water.puck = aim
    caught = unitOn(water, 1, aim)
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

/** Straight ahead or 60° to either side. */
export function isAhead(facing: number, direction: number): boolean {
  const off = (direction - facing + 6) % 6
  return off === 0 || off === 1 || off === 5
}
