import { type Campaign, type CampaignRules, openInformation, type Rules, type Seat } from '@sextant/engine'
import type { Action as DuelAction } from '../battle/actions.ts'
import type { Event as DuelEvent } from '../battle/events.ts'
import { broadside } from '../battle/game.ts'
import type { Options as DuelOptions } from '../battle/schema.ts'
import type { State as DuelState } from '../battle/state.ts'
import { type Action, actionSchema } from './actions.ts'
import type { Event } from './events.ts'
import { apply, legalActions, whyNot } from './rules/decisions.ts'
import { outcomeOf } from './rules/ending.ts'
import { battleOf, settle } from './rules/fight.ts'
import { flawsOf } from './rules/flaws.ts'
import { forecastOf } from './rules/forecast.ts'
import { setUp } from './rules/setup.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { type Options, optionsSchema } from './schema.ts'
import { copyState, type State, stateSchema } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'
import type { Voyage } from './types.ts'

export const voyage: Campaign<Voyage> = {
  id: 'voyage',
  title: 'Voyage',
  version: 1,
  about: {
    summary: 'From Saltmere to Far Verity with a prize in tow, through pirates, frigates and worse.',
    players: '1',
    length: '30 minutes',
  },
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  battles: broadside,
  load: options => rulesOf(tablesOf(options)),
}

const NOBODY: readonly Seat[] = []
const CAPTAIN: readonly Seat[] = [0]

function rulesOf(tables: Tables): CampaignRules<Voyage> {
  return {
    tables: tables,
    seats: ['captain'],
    limit: mostDecisions(tables),
    setup: (_dice, emit) => setUp(tables, emit),
    toAct: state => (state.ended || state.passage?.stage === 'fighting' ? NOBODY : CAPTAIN),
    legal: (state, seat) => (seat === 0 && !state.ended ? legalActions(tables, state) : []),
    check: (state, _seat, action) => whyNot(tables, state, action),
    apply: (state, _seat, action, dice, emit) => apply(tables, state, action, dice, emit),
    outcome: state => outcomeOf(tables, state),
    flaws: state => flawsOf(tables, state),
    forecast: (view, _seat, action) => forecastOf(tables, view, action),
    battle: state => battleOf(tables, state),
    settle: (state, played, _dice, emit) => settle(tables, state, played, emit),
    ...openInformation(copyState),
  }
}

/**
 * Every passage takes a day or more and asks for three decisions at most; each thing bought costs a gold or more; each
 * thing used was there at the start, bought, or looted into the holds.
 */
function mostDecisions({ numbers, options }: Tables): number {
  const { days, holds } = numbers
  const loot = Math.max(...Object.values(options.duel.enemies).map(mostGold))
  const shares = Math.max(0, ...Object.values(options.ports).map(({ prizes }) => prizes))
  const prize = Math.max(0, ...Object.values(options.enemies).map(enemy => enemy.prize?.value ?? 0))
  const gold = numbers.gold + days * (loot + Math.ceil(shares * prize))
  const stores = holds.shoring + holds.dressing
  return stores + days * (4 + stores) + 2 * gold
}

function mostGold({ loot }: DuelOptions['sides'][number]): number {
  return loot.reduce(
    (sum, { what, faces, count, bonus }) => sum + (what === 'gold' ? Math.max(0, faces * count + bonus) : 0),
    0,
  )
}
