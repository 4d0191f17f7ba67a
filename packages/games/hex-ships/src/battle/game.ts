import { at, type Game, openInformation, type Rules } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { card } from '../card.ts'
import { actionSchema } from './actions.ts'
import { actingTable } from './rules/acting.ts'
import { applyAction } from './rules/apply.ts'
import { whyNot } from './rules/check.ts'
import { outcomeOf } from './rules/ending.ts'
import { forecastOf } from './rules/forecast.ts'
import { legalActions } from './rules/legal.ts'
import { newMatchFlaws } from './rules/new-match-flaws.ts'
import { optionFlaws } from './rules/option-flaws.ts'
import { positionFlaws } from './rules/position-flaws.ts'
import { setUp } from './rules/setup.ts'
import { MOST_CHANGES } from './rules/targeting.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { SEATS } from './schema/names.ts'
import { optionsSchema } from './schema/options.ts'
import { stateSchema } from './schema/state.ts'
import { copyState } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'
import type { HexShips } from './types.ts'

export const hexShips: Game<HexShips> = {
  id: card.id,
  title: card.title.en,
  version: 1,
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

function rulesOf(tables: Tables): Rules<HexShips> {
  return {
    tables,
    seats: SEATS,
    limit: mostActions(tables),
    setup: (dice, emit) => setUp(tables, dice, emit),
    toAct: state => (state.over ? NOBODY : at(SEAT_LISTS, actingTable(tables, state).seat)),
    turn: state => ({
      seats: state.over ? NOBODY : at(SEAT_LISTS, actingTable(tables, state).seat),
      // Nobody's turn is a turn of its own.
      number: state.turn + (state.over ? 1 : 0),
    }),
    legal: (state, seat) =>
      !state.over && actingTable(tables, state).seat === seat ? legalActions(tables, state) : [],
    check: (state, _seat, action) => whyNot(tables, state, action),
    apply: (state, _seat, action, dice, emit) => applyAction(tables, state, action, dice, emit),
    outcome: outcomeOf,
    flaws: state => positionFlaws(tables, state),
    forecast: (view, _seat, action) => forecastOf(tables, view, action),
    ...openInformation(copyState),
  }
}

/** In a round every ship moves, charges, uses what it can, and fires at every enemy. */
function mostActions({ ships, scenario, combat: { afterburners } }: Tables): number {
  const inRound = ships.reduce((sum, table) => {
    const { maxSpeed, maneuverability, generator, speed } = table.class
    const fastest = Math.max(maxSpeed + afterburners.speed, Math.abs(table.setup.speed ?? speed))
    const moving = fastest + maneuverability + generator + 8
    return sum + moving + ships.length * (MOST_CHANGES + table.mounts.length + 3) + 1
  }, 0)
  return scenario.rounds * inRound
}
