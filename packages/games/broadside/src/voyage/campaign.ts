import { type Campaign, type CampaignRules, openInformation, type Rules, type Seat } from '@sextant/engine'
import type { Action as DuelAction } from '../actions.ts'
import type { Event as DuelEvent } from '../events.ts'
import { broadside } from '../game.ts'
import type { Options as DuelOptions } from '../schema.ts'
import type { State as DuelState } from '../state.ts'
import { type Action, actionSchema } from './actions.ts'
import type { Event } from './events.ts'
import { apply, legalActions, whyNot } from './rules/decisions.ts'
import { outcomeOf } from './rules/ending.ts'
import { battleOf, settle } from './rules/fight.ts'
import { flawsOf } from './rules/flaws.ts'
import { forecastOf } from './rules/forecast.ts'
import { setUp } from './rules/setup.ts'
import { type Options, optionsSchema } from './schema.ts'
import { dataSchemas, scenarios } from './shipped.ts'
import { copyState, type State, stateSchema } from './state.ts'
import type { Voyage } from './types.ts'
import { buildWorld, type World } from './world.ts'

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
  load: options => rulesOf(buildWorld(options)),
}

const NOBODY: readonly Seat[] = []
const CAPTAIN: readonly Seat[] = [0]

function rulesOf(world: World): CampaignRules<Voyage> {
  return {
    tables: world,
    seats: ['captain'],
    limit: mostDecisions(world),
    setup: (_dice, emit) => setUp(world, emit),
    toAct: state => (state.ended || state.passage?.stage === 'fighting' ? NOBODY : CAPTAIN),
    legal: (state, seat) => (seat === 0 && !state.ended ? legalActions(world, state) : []),
    check: (state, _seat, action) => whyNot(world, state, action),
    apply: (state, _seat, action, dice, emit) => apply(world, state, action, dice, emit),
    outcome: state => outcomeOf(world, state),
    flaws: state => flawsOf(world, state),
    forecast: (view, _seat, action) => forecastOf(world, view, action),
    battle: state => battleOf(world, state),
    settle: (state, played, _dice, emit) => settle(world, state, played, emit),
    ...openInformation(copyState),
  }
}

/**
 * Every passage takes a day or more and asks for three decisions at most; each thing bought costs a gold or more; each
 * thing used was there at the start, bought, or looted into the holds.
 */
function mostDecisions({ numbers, options }: World): number {
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
