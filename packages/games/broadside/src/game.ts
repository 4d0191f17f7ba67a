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
import type { Broadside } from './types.ts'

export const broadside: Game<Broadside> = {
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

function rulesOf(duel: Duel): Rules<Broadside> {
  const { actions, limit } = duel.ruleset.turns
  return {
    tables: duel,
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
}

const NOBODY: readonly Seat[] = []
const PLAYER: readonly Seat[] = [0]
const GAME: readonly Seat[] = [1]
const NOTHING: readonly Action[] = []
