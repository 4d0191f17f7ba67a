import { type Flaw, type Game, openInformation, type Rules } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { card } from '../card.ts'
import { actionSchema } from './actions.ts'
import { applyAction } from './rules/apply.ts'
import { whyNot } from './rules/check.ts'
import { outcomeOf } from './rules/ending.ts'
import { forecastOf } from './rules/forecast.ts'
import { legalActions } from './rules/legal.ts'
import { newMatchFlaws, optionFlaws } from './rules/option-flaws.ts'
import { positionFlaws } from './rules/position-flaws.ts'
import { setUp } from './rules/setup.ts'
import { toAct } from './rules/to-act.ts'
import { workspaceFor } from './rules/workspace.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { SEATS } from './schema/names.ts'
import { optionsSchema } from './schema/options.ts'
import { stateSchema } from './schema/state.ts'
import { copyState, type State } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'
import type { Firefight } from './types.ts'

export const firefight: Game<Firefight> = {
  id: card.id,
  title: card.title.en,
  version: 2,
  about: aboutIn(card),
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  names: async () => (await import('./names.ts')).names,
  flaws: optionFlaws,
  newMatchFlaws,
  load: options => rulesOf(tablesOf(options)),
}

const NOBODY: readonly number[] = []
const SEAT_LISTS = SEATS.map((_, seat) => [seat])

function rulesOf(tables: Tables): Rules<Firefight> {
  const work = workspaceFor(tables)
  const listOf = (seat: number | undefined) => (seat === undefined ? NOBODY : (SEAT_LISTS[seat] ?? NOBODY))
  const rules: Rules<Firefight> = {
    tables,
    seats: SEATS,
    limit: mostActions(tables),
    setup: (dice, emit) => setUp(tables, dice, emit),
    toAct: state => listOf(toAct(tables, state)),
    turn: state => turnOf(state),
    legal: (state, seat) => (toAct(tables, state) === seat ? legalActions(work, state) : []),
    check: (state, seat, action) => whyNot(work, state, seat, action),
    apply: (state, _seat, action, dice, emit) => applyAction(work, state, action, dice, emit),
    outcome: outcomeOf,
    flaws(state) {
      const flaws = positionFlaws(tables, state)
      return flaws.length > 0 ? flaws : stuckFlaws(rules, state)
    },
    forecast: (view, _seat, action) => forecastOf(work, view, action),
    ...openInformation(copyState),
  }
  return rules

  /** Watchers that are asked for do not end the turn; nobody's turn is a turn of its own. */
  function turnOf({ over, active, turn }: State) {
    return { seats: over ? NOBODY : listOf(active), number: turn + (over ? 1 : 0) }
  }
}

/** In a turn every unit moves and attacks, and every watcher may be asked for. */
function mostActions({ units, scenario }: Tables): number {
  return units.length + scenario.rounds * 2 * (3 * units.length + 1)
}

/** Somebody is to deploy or to react, and has nothing to do it with. Turns can always be ended. */
function stuckFlaws(rules: Rules<Firefight>, state: State): Flaw[] {
  if (state.over || (state.round > 0 && state.mover < 0)) return []
  if (rules.toAct(state).every(seat => rules.legal(state, seat).length > 0)) return []
  return state.mover >= 0
    ? [{ path: '/mover', message: 'no watcher can shoot at it where it is' }]
    : [{ path: '/active', message: 'all units of this player are deployed' }]
}
