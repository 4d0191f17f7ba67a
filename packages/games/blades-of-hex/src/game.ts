import { type Game, openInformation, type Rules, type Seat } from '@sextant/engine'
import { type Action, actionSchema } from './actions.ts'
import { classic, dataSchemas } from './classic.ts'
import type { Event } from './events.ts'
import { applyAction } from './rules/apply.ts'
import { whyNotAttack } from './rules/attacking.ts'
import { flawsOf } from './rules/flaws.ts'
import { forecastOf } from './rules/forecast.ts'
import { legalActions } from './rules/legal.ts'
import { whyNotMove } from './rules/moving.ts'
import { outcomeOf } from './rules/outcome.ts'
import { whyNotRecruit } from './rules/recruiting.ts'
import { setUp } from './rules/setup.ts'
import { ARMIES, type Army, type Options, optionsSchema } from './schema.ts'
import { copyState, type State, stateSchema } from './state.ts'
import type { Blades } from './types.ts'
import { buildWorld, type World } from './world.ts'

export const bladesOfHex: Game<Blades> = {
  id: 'blades-of-hex',
  title: 'Blades of Hex',
  version: 1,
  about: {
    summary: 'Red and blue fight over five cities: counter what you meet, and take what you can hold.',
    players: '2',
    length: '20 minutes',
  },
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios: [{ id: 'classic', title: 'Classic', options: classic }],
  load: options => rulesOf(buildWorld(options)),
}

function rulesOf(world: World): Rules<Blades> {
  return {
    tables: world,
    seats: ARMIES,
    limit: mostActions(world),
    setup: (_dice, emit) => setUp(world, emit),
    toAct: state => (outcomeOf(world, state) ? NOBODY : seatsOf[state.turn]),
    legal: (state, seat) =>
      armyAt(seat) === state.turn && !outcomeOf(world, state) ? legalActions(world, state, state.turn) : [],
    check(state, seat, action) {
      switch (action.type) {
        case 'move':
          return whyNotMove(world, state, armyAt(seat), action)
        case 'attack':
          return whyNotAttack(world, state, armyAt(seat), action)
        case 'recruit':
          return whyNotRecruit(world, state, armyAt(seat), action)
        case 'end-turn':
          return undefined
      }
    },
    apply: (state, seat, action, dice, emit) => applyAction(world, state, armyAt(seat), action, dice, emit),
    outcome: state => outcomeOf(world, state),
    flaws: state => flawsOf(world, state),
    forecast: (view, seat, action) => forecastOf(world, view, armyAt(seat), action),
    ...openInformation(copyState),
  }
}

const NOBODY: readonly Seat[] = []
const seatsOf: Readonly<Record<Army, readonly Seat[]>> = { red: [0], blue: [1] }

export function armyAt(seat: Seat): Army {
  return seat === 0 ? 'red' : 'blue'
}

/** In a turn every unit moves and attacks once, every city recruits once, and the turn is ended. */
function mostActions({ board, regions, scenario }: World): number {
  const inTurn = 2 * board.size + regions.length + 1
  return scenario.limits.rounds * ARMIES.length * inTurn
}
