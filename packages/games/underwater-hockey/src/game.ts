import type { Game, Rules, Seat, Viewer } from '@sextant/engine'
import { type Action, actionSchema } from './actions.ts'
import type { Event } from './events.ts'
import { actionsInTurn, commit } from './rules/commit.ts'
import { flawsOf } from './rules/flaws.ts'
import { forecastOf } from './rules/forecast.ts'
import { legalActions } from './rules/legal.ts'
import { outcomeOf } from './rules/outcome.ts'
import { plan, whyNotPlan } from './rules/planning.ts'
import { setUp } from './rules/setup.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { type Options, optionsSchema, TEAMS, UNIT_COUNT } from './schema.ts'
import { copyState, type State, stateSchema } from './state.ts'
import type { Hockey } from './types.ts'
import { teamName, teamOf } from './units.ts'
import { buildWorld, type World } from './world.ts'

export const underwaterHockey: Game<Hockey> = {
  id: 'underwater-hockey',
  title: 'Underwater Hockey',
  version: 2,
  about: {
    summary: 'Twelve swimmers, one puck at the bottom of the pool, and only so much breath.',
    players: '1-2',
    length: '30 minutes',
  },
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  load: options => rulesOf(buildWorld(options)),
}

function rulesOf(world: World): Rules<Hockey> {
  const toAct = (state: State): readonly Seat[] =>
    outcomeOf(world, state) ? [] : [0, 1].filter(seat => !state.committed[seat as 0 | 1])
  return {
    tables: world,
    seats: TEAMS,
    limit: world.ruleset.match.turns * actionsInTurn(world),
    setup: (dice, emit) => setUp(world, dice, emit),
    toAct,
    legal: (state, seat) => (toAct(state).includes(seat) ? legalActions(world, state, seat) : []),
    check: (state, seat, action) =>
      action.type === 'commit' ? undefined : whyNotPlan(world, state, seat, action),
    apply(state, seat, action, dice, emit) {
      if (action.type === 'commit') commit(world, state, seat, dice, emit)
      else plan(world, state, seat, action, emit)
    },
    outcome: state => outcomeOf(world, state),
    flaws: state => flawsOf(world, state),
    forecast: forecastOf,
    copy: copyState,
    view: viewOf,
    // Nobody knows what the other coach has planned; the playbook's proposals are as good a guess as any.
    imagine: copyState,
    hears: (event, viewer) =>
      event.type !== 'planned' || (viewer !== 'spectator' && event.team === teamName(viewer)),
    reveals: event => event.type === 'turn-began',
  }
}

/** Plans, and how often they were changed, are seen by their own team only. */
function viewOf(state: State, viewer: Viewer): State {
  const seen = copyState(state)
  for (let u = 0; u < UNIT_COUNT; u++) if (teamOf(u) !== viewer) seen.plans[u] = null
  for (const seat of [0, 1] as const) if (seat !== viewer) seen.changes[seat] = 0
  return seen
}
