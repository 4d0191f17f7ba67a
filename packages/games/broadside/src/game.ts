import { type Game, openInformation, type Rules, type Seat } from '@sextant/engine'
import { type Action, actionSchema } from './actions.ts'
import { buildDuel, type Duel, seatToAct } from './duel.ts'
import type { Event } from './events.ts'
import { refuse } from './refusals.ts'
import { legalActions, whyNot } from './rules/actions-menu.ts'
import { applyAction } from './rules/apply.ts'
import { outcomeOf } from './rules/end-states.ts'
import { flawsOf } from './rules/flaws.ts'
import { forecastOf } from './rules/forecast.ts'
import { setUp } from './rules/setup.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { type Options, optionsSchema, SEATS } from './schema.ts'
import { copyState, type State, stateSchema } from './state.ts'

export const broadside: Game<State, Action, Event, Options> = {
  id: 'broadside',
  title: 'Broadside',
  version: 1,
  about: {
    summary:
      'Two ships and the distance between them: guns, rifles and cutlasses, and what the sea sends up.',
    players: '2',
    length: '5 minutes',
  },
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  load: options => rulesOf(buildDuel(options)),
}

/** The tables behind loaded rules, for programs that reckon for themselves. */
export function duelOf(rules: Rules<State, Action, Event>): Duel {
  const duel = duels.get(rules)
  if (!duel) throw new Error('These rules were not loaded by Broadside')
  return duel
}

const duels = new WeakMap<Rules<State, Action, Event>, Duel>()

function rulesOf(duel: Duel): Rules<State, Action, Event> {
  const { actions, limit } = duel.ruleset.turns
  const rules: Rules<State, Action, Event> = {
    seats: SEATS,
    limit: actions * limit,
    setup: (dice, emit) => setUp(duel, dice, emit),
    toAct: state => (state.ended ? NOBODY : seatToAct(duel, state) === 0 ? PLAYER : GAME),
    legal: (state, seat) =>
      state.ended || seatToAct(duel, state) !== seat ? NOTHING : legalActions(duel, state, seat),
    check(state, seat, action) {
      if (state.ended) return refuse('match-over')
      if (seatToAct(duel, state) !== seat) return refuse('not-your-turn')
      return whyNot(duel, state, seat, action)
    },
    apply: (state, seat, action, dice, emit) => applyAction(duel, state, seat, action, dice, emit),
    outcome: state => outcomeOf(duel, state),
    flaws: state => flawsOf(duel, state),
    forecast: (view, seat, action) => forecastOf(duel, view, seat, action),
    ...openInformation(copyState),
  }
  duels.set(rules, duel)
  return rules
}

const NOBODY: readonly Seat[] = []
const PLAYER: readonly Seat[] = [0]
const GAME: readonly Seat[] = [1]
const NOTHING: readonly Action[] = []
