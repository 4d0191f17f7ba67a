import type { Bot, Budget } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { meanOf } from '../../battle/harm/chances.ts'
import { card } from '../../card.ts'
import type { Action } from '../actions.ts'
import { slipChance } from '../rules/meeting.ts'
import { roomFor, whyNotUse } from '../rules/stores.ts'
import { ITEMS } from '../schema.ts'
import type { State } from '../state.ts'
import { portAt, type Tables } from '../tables.ts'
import type { Voyage } from '../types.ts'
import { course } from './course.ts'
import { errand } from './errand.ts'
import { Rehearsals } from './rehearsal.ts'
import { BOLD, CAREFUL, fitness, type Temper } from './temper.ts'

const { bots } = card.campaigns.voyage

/** Bots that make the decisions of a voyage. */
export const captains: readonly Bot<Voyage>[] = [
  { ...botCard(bots, 'careful'), join: joinWith(CAREFUL) },
  { ...botCard(bots, 'bold'), join: joinWith(BOLD) },
]

function joinWith(temper: Temper): Bot<Voyage>['join'] {
  return ({ tables }) => {
    const captain: Captain = { tables, temper, rehearsals: new Rehearsals(tables) }
    return { choose: (view, _dice, budget) => decide(captain, view, budget) }
  }
}

interface Captain {
  readonly tables: Tables
  readonly temper: Temper
  readonly rehearsals: Rehearsals
}

function decide(captain: Captain, state: State, budget: Budget): Action {
  const { tables, temper } = captain
  switch (state.passage?.stage) {
    case 'sighted':
      return meet(captain, state, budget)
    case 'clear':
      return mend(captain, state) ?? goOn(captain, state)
    default:
      return errand(tables, state, temper) ?? mend(captain, state) ?? course(tables, state, temper)
  }
}

/** Fights what it would probably beat without being sunk, and what it could hardly slip away from anyway. */
function meet({ tables, temper, rehearsals }: Captain, state: State, budget: Budget): Action {
  const enemy = state.passage?.enemy ?? ''
  if (temper.rehearsals === 0) return { type: fitness(tables, state) < temper.spent ? 'run' : 'fight' }
  const { won, taken, sunk } = rehearsals.oddsOf(state, temper.rehearsals, budget)
  const prize = tables.options.enemies[enemy]?.prize
  const likely = prize?.strikes ? won : prize ? taken : 0
  const hunts = state.prizes.length < tables.numbers.prizesNeeded && likely >= temper.taken
  const accepts = hunts ? sunk <= temper.sunkForPrize : won >= temper.won && sunk <= temper.sunk
  return { type: accepts || slipChance(tables, state, enemy) === 0 ? 'fight' : 'run' }
}

/** Uses stores where they would not be wasted, and saves some for a fight as long as the ship can wait. */
function mend({ tables, temper }: Captain, state: State): Action | undefined {
  const { ship, ruleset } = tables.options.duel
  for (const item of ITEMS) {
    if (whyNotUse(tables, state, item)) continue
    const part = item === 'shoring' ? state.hull / ship.hullMax : state.crew / (ship.crewMax ?? 1)
    const saved = part < temper.spent ? 0 : temper.saved
    const useful = roomFor(tables, state, item) >= meanOf(ruleset.items[item])
    if (useful && state.stores[item] > saved) return { type: 'use', item }
  }
  return undefined
}

/** Back to a port that is behind, when the ship is spent and none lies ahead. */
function goOn({ tables, temper }: Captain, state: State): Action {
  const spent = fitness(tables, state) < temper.spent
  const ahead = state.passage && portAt(tables, state.passage.to)
  return spent && !ahead && portAt(tables, state.at) ? { type: 'turn-back' } : { type: 'proceed' }
}
