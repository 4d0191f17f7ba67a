import { type Campaign, type CampaignRules, openInformation, type Seat } from '@sextant/engine'
import { aboutIn } from '@sextant/scene'
import { broadside } from '../battle/game.ts'
import type { Options as DuelOptions } from '../battle/schema.ts'
import { card } from '../card.ts'
import { actionSchema } from './actions.ts'
import { apply, legalActions, whyNot } from './rules/decisions.ts'
import { outcomeOf } from './rules/ending.ts'
import { battleOf, settle } from './rules/fight.ts'
import { flawsOf } from './rules/flaws.ts'
import { forecastOf } from './rules/forecast.ts'
import { flawsOfOptions } from './rules/option-flaws.ts'
import { setUp } from './rules/setup.ts'
import { dataSchemas, scenarios } from './scenarios.ts'
import { optionsSchema } from './schema.ts'
import { copyState, stateSchema } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'
import type { Voyage } from './types.ts'

const onCard = card.campaigns.voyage

export const voyage: Campaign<Voyage> = {
  id: 'voyage',
  title: onCard.title.en,
  version: 2,
  about: aboutIn({ ...onCard, players: { least: 1, most: 1 } }),
  options: optionsSchema,
  state: stateSchema,
  action: actionSchema,
  data: dataSchemas,
  scenarios,
  battles: broadside,
  names: async () => (await import('./names.ts')).names,
  flaws: flawsOfOptions,
  load: options => rulesOf(tablesOf(options)),
}

const NOBODY: readonly Seat[] = []
const CAPTAIN: readonly Seat[] = [0]

function rulesOf(tables: Tables): CampaignRules<Voyage> {
  return {
    tables,
    seats: [onCard.seat.id],
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
 * An upper bound: a passage takes a day or more and at most three decisions, each purchase costs a gold or more, and each
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
