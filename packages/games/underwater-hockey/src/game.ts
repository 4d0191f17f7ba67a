import type { Game, Rules, Seat, Viewer } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { actionSchema } from './actions.ts'
import { card } from './card.ts'
import { dataSchemas } from './data-schemas.ts'
import { actionsInTurn, commit } from './rules/commit.ts'
import { forecastOf } from './rules/forecast.ts'
import { legalActions } from './rules/legal.ts'
import { optionFlaws } from './rules/option-flaws.ts'
import { outcomeOf } from './rules/outcome.ts'
import { plan, whyNotPlan } from './rules/planning.ts'
import { positionFlaws } from './rules/position-flaws.ts'
import { setUp } from './rules/setup.ts'
import { createWorkspace } from './rules/workspace.ts'
import { scenarios } from './scenarios.ts'
import { optionsSchema } from './schema.ts'
import { TEAMS, UNIT_COUNT } from './schema-names.ts'
import { copyState, type State } from './state.ts'
import { stateSchema } from './state-schema.ts'
import { type Tables, tablesOf } from './tables.ts'
import type { Hockey } from './types.ts'
import { teamName, teamOf } from './units.ts'

export const underwaterHockey: Game<Hockey> = {
  id: card.id,
  title: card.title.en,
  version: 3,
  about: aboutIn(card),
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  names: async () => (await import('./names.ts')).names,
  flaws: optionFlaws,
  load: options => rulesOf(tablesOf(options)),
}

function rulesOf(tables: Tables): Rules<Hockey> {
  const work = createWorkspace(tables)
  const toAct = (state: State): readonly Seat[] =>
    outcomeOf(tables, state) ? [] : BOTH.filter(seat => !state.committed[seat])
  return {
    tables,
    seats: TEAMS,
    limit: tables.ruleset.match.turns * actionsInTurn(tables),
    setup: (dice, emit) => setUp(work, dice, emit),
    toAct,
    // A team that has committed is still in its turn: it ends for both when it is played.
    turn: ({ turn }) => ({ seats: BOTH, number: turn }),
    legal: (state, seat) => (toAct(state).includes(seat) ? legalActions(work, state, seat) : []),
    check: (state, seat, action) =>
      action.type === 'commit' ? undefined : whyNotPlan(work, state, seat, action),
    apply(state, seat, action, dice, emit) {
      if (action.type === 'commit') commit(work, state, seat, dice, emit)
      else plan(work, state, seat, action, emit)
    },
    outcome: state => outcomeOf(tables, state),
    flaws: state => positionFlaws(work, state),
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

const BOTH = [0, 1] as const

/** Plans, and how often they were changed, are seen by their own team only. */
function viewOf(state: State, viewer: Viewer): State {
  const seen = copyState(state)
  for (let u = 0; u < UNIT_COUNT; u++) if (teamOf(u) !== viewer) seen.plans[u] = null
  for (const seat of BOTH) if (seat !== viewer) seen.changes[seat] = 0
  return seen
}
