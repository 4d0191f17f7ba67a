import { type Game, openInformation, type Rules } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { actionSchema } from './actions.ts'
import { card } from './card.ts'
import { applyAction } from './rules/apply.ts'
import { optionFlaws, positionFlaws } from './rules/flaws.ts'
import { legalFor, refusalFor } from './rules/legal.ts'
import { endOf, forfeitBy, outcomeOf } from './rules/outcome.ts'
import { botsSchema, type Options, optionsSchema } from './schema.ts'
import { copyState, countDiscs, type State, stateSchema } from './state.ts'
import { tablesOf } from './tables.ts'
import type { HexReversi } from './types.ts'

export const hexReversi: Game<HexReversi> = {
  id: card.id,
  title: card.title.en,
  version: 1,
  about: aboutIn(card),
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: { bots: botsSchema },
  scenarios: [
    scenario('three', { seats: 3, radius: 4, discs: 4, turns: 200, pass: 'when-stuck' }),
    scenario('duel', { seats: 2, radius: 4, discs: 4, turns: 200, pass: 'when-stuck' }),
    scenario('six', { seats: 6, radius: 5, discs: 2, turns: 300, pass: 'when-stuck' }),
    scenario('blitz', { seats: 3, radius: 3, discs: 4, turns: 18, pass: 'free' }),
  ],
  names: async () => (await import('./names.ts')).names,
  flaws: optionFlaws,
  load: loadRules,
}

function loadRules(options: Options): Rules<HexReversi> {
  const tables = tablesOf(options)
  const toAct = (state: State) => (endOf(tables, state) ? [] : [state.seat])
  return {
    seats: tables.seats,
    tables,
    limit: tables.turns,
    setup(_dice, emit) {
      emit({ type: 'began', counts: countDiscs(tables.start, tables.seats.length) })
      return { discs: [...tables.start], seat: 0, turn: 1, passes: 0, last: [] }
    },
    toAct,
    turn: state => ({ seats: toAct(state), number: state.turn }),
    legal: (state, seat) => legalFor(tables, state, seat),
    check: (state, seat, action) => refusalFor(tables, state, seat, action),
    apply: (state, seat, action, _dice, emit) => applyAction(tables, state, seat, action, emit),
    outcome: state => outcomeOf(tables, state),
    forfeit: (state, seat) => forfeitBy(tables, state, seat),
    ...openInformation(copyState),
    flaws: state => positionFlaws(tables, state),
  }
}

function scenario(id: keyof typeof card.scenarios, options: Options) {
  return { id, title: card.scenarios[id].en, options }
}
