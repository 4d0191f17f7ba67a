import type { Dice, Emit, Seat } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Plan } from '../plan.ts'
import { TEAM_SIZE, UNIT_COUNT } from '../schema.ts'
import type { State } from '../state.ts'
import { teamName } from '../units.ts'
import { readWater, writeWater } from '../water.ts'
import type { World } from '../world.ts'
import { announceEnd } from './outcome.ts'
import { plansNow } from './proposals.ts'
import { playTurn } from './turn.ts'

/** A team's plans stand; when both teams' do, the turn is played. */
export function commit(world: World, state: State, seat: Seat, dice: Dice, emit: Emit<Event>): void {
  state.committed[seat as 0 | 1] = true
  emit({ type: 'committed', team: teamName(seat), turn: state.turn })
  if (!state.committed[0] || !state.committed[1]) return
  const plans: Plan[] = [...plansNow(world, state, 0), ...plansNow(world, state, 1)]
  const from = state.units.map(({ at }) => at)
  const water = readWater(world, state)
  playTurn(world, water, plans, dice, emit)
  writeWater(world, water, state)
  state.last = { from, plans }
  for (let u = 0; u < UNIT_COUNT; u++) state.plans[u] = null
  state.changes = [0, 0]
  state.committed = [false, false]
  announceEnd(world, state, emit)
}

/** The number of actions that a turn of both teams takes at most. */
export function actionsInTurn({ ruleset }: World): number {
  return (UNIT_COUNT / TEAM_SIZE) * (ruleset.planning.changes + 1)
}
