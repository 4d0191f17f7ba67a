import { at, type Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { nameOf, type Tables } from '../tables.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { NOBODY, scoreOf, type Water } from './water.ts'

/**
 * A goal: the puck lies on, or is held on, a tile that the other team defends, no matter who brought it there.
 * `flicker` has flicked it to `flickedTo` in this turn, or is -1.
 */
export function scoreGoal(
  tables: Tables,
  water: Water,
  flicker: number,
  flickedTo: number,
  emit: Emit<Event>,
): boolean {
  const defended = at(tables.defender, water.puck)
  if (defended < 0) return false
  const scorers = defended === 0 ? 1 : 0
  water.score[scorers] = at(water.score, scorers) + 1
  // A keeper that catches a shot on the line has not kept it out: it is the flicker's goal. A unit that has the puck
  // from elsewhere and ends on the line has carried it there.
  const shot = flicker !== NOBODY && tables.defender[flickedTo] === defended
  const by = shot ? flicker : water.holder
  emit({
    type: 'goal',
    team: teamName(scorers),
    by: by === NOBODY ? null : unitId(by),
    own: by !== NOBODY && teamOf(by) === defended,
    how: shot ? 'flick' : 'swim',
    at: nameOf(tables.names, water.puck),
    turn: water.turn,
    score: scoreOf(water),
  })
  return true
}
