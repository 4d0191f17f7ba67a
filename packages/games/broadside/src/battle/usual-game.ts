import { type Game, openInformation, type Rules, type Seat, unchecked } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { card } from '../card.ts'
import type { Action } from './actions.ts'
import { Distributions } from './harm/chances.ts'
import { legalActions, whyNot } from './rules/actions-menu.ts'
import { applyAction } from './rules/apply.ts'
import { outcomeOf } from './rules/end-states.ts'
import { forecastOf } from './rules/forecast.ts'
import { refuse } from './rules/refusals.ts'
import { setUp } from './rules/setup.ts'
import { SEATS } from './schema-names.ts'
import { copyState } from './state.ts'
import { seatToAct, type Tables, tablesOf } from './tables.ts'
import type { Broadside } from './types.ts'
import { usualScenario } from './usual-scenario.ts'

/** All that the usual match needs: the other scenarios, and schemas and checks of what comes from outside, are in `game.ts`. */
export const usualBroadside: Game<Broadside> = {
  id: card.id,
  title: card.title.en,
  version: 2,
  about: aboutIn(card),
  options: unchecked(),
  state: unchecked(),
  action: unchecked(),
  scenarios: [usualScenario],
  names: async () => (await import('./names.ts')).names,
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
    forecast: (view, seat, action) => forecastOf(tables, distributions, view, seat, action),
    ...openInformation(copyState),
  }
}

const NOBODY: readonly Seat[] = []
const PLAYER: readonly Seat[] = [0]
const GAME: readonly Seat[] = [1]
const NOTHING: readonly Action[] = []
