import { type Game, openInformation, type Rules, unchecked } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { card } from '../card.ts'
import { applyAction } from './rules/apply.ts'
import { whyNot } from './rules/check.ts'
import { outcomeOf } from './rules/ending.ts'
import { forecastOf } from './rules/forecast.ts'
import { legalActions } from './rules/legal.ts'
import { setUp } from './rules/setup.ts'
import { toAct } from './rules/to-act.ts'
import { workspaceFor } from './rules/workspace.ts'
import { SEATS } from './schema/names.ts'
import { copyState, type State } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'
import type { Firefight } from './types.ts'
import { usualScenario } from './usual-scenario.ts'

/** All that the usual match needs: the other scenarios, and schemas and checks of what comes from outside, are in `game.ts`. */
export const usualFirefight: Game<Firefight> = {
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

const NOBODY: readonly number[] = []
const SEAT_LISTS = SEATS.map((_, seat) => [seat])

function rulesOf(tables: Tables): Rules<Firefight> {
  const work = workspaceFor(tables)
  const listOf = (seat: number | undefined) => (seat === undefined ? NOBODY : (SEAT_LISTS[seat] ?? NOBODY))
  return {
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
    forecast: (view, _seat, action) => forecastOf(work, view, action),
    ...openInformation(copyState),
  }

  /** Watchers that are asked for do not end the turn; nobody's turn is a turn of its own. */
  function turnOf({ over, active, turn }: State) {
    return { seats: over ? NOBODY : listOf(active), number: turn + (over ? 1 : 0) }
  }
}

/** In a turn every unit moves and attacks, and every watcher may be asked for. */
function mostActions({ units, scenario }: Tables): number {
  return units.length + scenario.rounds * 2 * (3 * units.length + 1)
}
