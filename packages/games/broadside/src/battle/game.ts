import { type Game, openInformation, type Rules, type Seat } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { card } from '../card.ts'
import { actionSchema } from './action-schema.ts'
import type { Action } from './actions.ts'
import { Distributions } from './harm/chances.ts'
import { legalActions, whyNot } from './rules/actions-menu.ts'
import { applyAction } from './rules/apply.ts'
import { outcomeOf } from './rules/end-states.ts'
import { flawsOf } from './rules/flaws.ts'
import { forecastOf } from './rules/forecast.ts'
import { flawsOfOptions } from './rules/option-flaws.ts'
import { refuse } from './rules/refusals.ts'
import { setUp } from './rules/setup.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { optionsSchema } from './schema.ts'
import { SEATS } from './schema-names.ts'
import { copyState } from './state.ts'
import { stateSchema } from './state-schema.ts'
import { seatToAct, type Tables, tablesOf } from './tables.ts'
import type { Broadside } from './types.ts'

export const broadside: Game<Broadside> = {
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
  flaws: flawsOfOptions,
  load: options => rulesOf(tablesOf(options)),
}

function rulesOf(tables: Tables): Rules<Broadside> {
  const { actions, limit } = tables.ruleset.turns
  const distributions = new Distributions()
  return {
    tables,
    seats: SEATS,
    limit: actions * limit,
    setup: (dice, emit) => setUp(tables, dice, emit),
    toAct: state => (state.ended ? NOBODY : seatToAct(tables, state) === 0 ? PLAYER : GAME),
    turn: state => ({ seats: seatToAct(tables, state) === 0 ? PLAYER : GAME, number: state.turn }),
    legal: (state, seat) =>
      state.ended || seatToAct(tables, state) !== seat ? NOTHING : legalActions(tables, state, seat),
    check(state, seat, action) {
      if (state.ended) return refuse('match-over')
      if (seatToAct(tables, state) !== seat) return refuse('not-your-turn')
      return whyNot(tables, state, seat, action)
    },
    apply: (state, seat, action, dice, emit) => applyAction(tables, state, seat, action, dice, emit),
    outcome: state => outcomeOf(tables, state),
    flaws: state => flawsOf(tables, state),
    forecast: (view, seat, action) => forecastOf(tables, distributions, view, seat, action),
    ...openInformation(copyState),
  }
}

const NOBODY: readonly Seat[] = []
const PLAYER: readonly Seat[] = [0]
const GAME: readonly Seat[] = [1]
const NOTHING: readonly Action[] = []
