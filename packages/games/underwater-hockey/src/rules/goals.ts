import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { NOBODY, type Water } from '../water.ts'
import type { World } from '../world.ts'

/**
 * A goal: the puck lies on, or is held on, a tile that the other team defends, whoever brought it there.
 * `flicker` has flicked it to `flickedTo` in this turn, or is -1.
 */
export function scoreGoal(
  world: World,
  water: Water,
  flicker: number,
  flickedTo: number,
  emit: Emit<Event>,
): boolean {
  const defended = world.defender[water.puck] as number
  if (defended < 0) return false
  const scorers = defended === 0 ? 1 : 0
  water.score[scorers] = (water.score[scorers] as number) + 1
  // A keeper who catches a shot on the line has not kept it out: it is the flicker's goal. Whoever has it from
  // elsewhere and ends on the line has carried it there.
  const shot = flicker !== NOBODY && world.defender[flickedTo] === defended
  const by = shot ? flicker : water.holder
  emit({
    type: 'goal',
    team: teamName(scorers),
    by: by === NOBODY ? null : unitId(by),
    own: by !== NOBODY && teamOf(by) === defended,
    how: shot ? 'flick' : 'swim',
    at: world.names[water.puck] as string,
    turn: water.turn,
    score: [water.score[0] as number, water.score[1] as number],
  })
  return true
}
