import { type Game, openInformation, type Rules } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { actionSchema } from './actions.ts'
import { card } from './card.ts'
import { classic, dataSchemas } from './classic.ts'
import { applyAction } from './rules/apply.ts'
import { whyNotAttack } from './rules/attacking.ts'
import { forecastOf } from './rules/forecast.ts'
import { legalActions } from './rules/legal.ts'
import { whyNotMove } from './rules/moving.ts'
import { optionFlaws } from './rules/option-flaws.ts'
import { outcomeOf } from './rules/outcome.ts'
import { positionFlaws } from './rules/position-flaws.ts'
import { whyNotRecruit } from './rules/recruiting.ts'
import { armyAt, NOBODY, seatsOf } from './rules/seats.ts'
import { setUp } from './rules/setup.ts'
import { workspaceFor } from './rules/workspace.ts'
import { ARMIES, optionsSchema } from './schema.ts'
import { copyState, type State, stateSchema } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'
import type { Blades } from './types.ts'

export const bladesOfHex: Game<Blades> = {
  id: card.id,
  title: card.title.en,
  version: 1,
  about: aboutIn(card),
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios: [{ id: 'classic', title: card.scenarios.classic.en, options: classic }],
  names: async () => (await import('./names.ts')).names,
  flaws: optionFlaws,
  load: options => rulesOf(tablesOf(options)),
}

function rulesOf(tables: Tables): Rules<Blades> {
  const work = workspaceFor(tables)
  return {
    tables,
    seats: ARMIES,
    limit: mostActions(tables),
    setup: (_dice, emit) => setUp(tables, emit),
    toAct: state => (outcomeOf(tables, state) ? NOBODY : seatsOf(state.turn)),
    turn: state => ({ seats: seatsOf(state.turn), number: turnNumber(tables, state) }),
    legal: (state, seat) =>
      armyAt(seat) === state.turn && !outcomeOf(tables, state) ? legalActions(work, state, state.turn) : [],
    check(state, seat, action) {
      switch (action.type) {
        case 'move':
          return whyNotMove(work, state, armyAt(seat), action)
        case 'attack':
          return whyNotAttack(tables, state, armyAt(seat), action)
        case 'recruit':
          return whyNotRecruit(tables, state, armyAt(seat), action)
        case 'end-turn':
          return undefined
      }
    },
    apply: (state, seat, action, dice, emit) => applyAction(work, state, armyAt(seat), action, dice, emit),
    outcome: state => outcomeOf(tables, state),
    flaws: state => positionFlaws(tables, state),
    forecast: (view, seat, action) => forecastOf(tables, view, armyAt(seat), action),
    ...openInformation(copyState),
  }
}

/** From 1: each round has a turn of either army. */
function turnNumber({ scenario }: Tables, { round, turn }: State): number {
  return round * ARMIES.length - (turn === scenario.start.first ? 1 : 0)
}

/** In a turn every unit moves and attacks once, every city recruits once, and the turn is ended. */
function mostActions({ board, regions, scenario }: Tables): number {
  const inTurn = 2 * board.size + regions.length + 1
  return scenario.limits.rounds * ARMIES.length * inTurn
}
