import type { Dice, Emit, Seat } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Plan } from '../plan.ts'
import { TEAMS, UNIT_COUNT } from '../schema-names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { teamAt, teamName } from '../units.ts'
import { announceEnd } from './outcome.ts'
import { plansNow } from './proposals.ts'
import { playTurn } from './turn.ts'
import { readWater, writeWater } from './water.ts'
import type { Workspace } from './workspace.ts'

/** Makes a team's plans final; once both teams have committed, the turn is played. */
export function commit(work: Workspace, state: State, seat: Seat, dice: Dice, emit: Emit<Event>): void {
  const { tables, played } = work
  state.committed[teamAt(seat)] = true
  emit({ type: 'committed', team: teamName(seat), turn: state.turn })
  if (!state.committed[0] || !state.committed[1]) return
  const plans: Plan[] = [...plansNow(work, state, 0), ...plansNow(work, state, 1)]
  const from = state.units.map(({ at }) => at)
  readWater(tables, state, played)
  playTurn(work, played, plans, dice, emit)
  writeWater(tables, played, state)
  state.last = { from, plans }
  for (let u = 0; u < UNIT_COUNT; u++) state.plans[u] = null
  state.changes = [0, 0]
  state.committed = [false, false]
  announceEnd(tables, state, emit)
}

/** The most actions that a turn of both teams takes. */
export function actionsInTurn({ ruleset }: Tables): number {
  return TEAMS.length * (ruleset.planning.changes + 1)
}
