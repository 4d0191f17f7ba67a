import type { Bot } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import { slipChance } from '../rules/meeting.ts'
import { whyNotUse } from '../rules/stores.ts'
import type { State } from '../state.ts'
import { portAt, type Tables } from '../tables.ts'
import type { Voyage } from '../types.ts'
import { course } from './course.ts'
import { errand } from './errand.ts'
import { rehearsedOdds } from './rehearsal.ts'
import { BOLD, CAREFUL, fitness, type Temper } from './temper.ts'

type Captain = Bot<Voyage>

/** Programs that make the decisions of a voyage. */
export const captains: readonly Captain[] = [
  {
    id: 'careful',
    title: 'Careful captain',
    about: 'Keeps the ship in repair, hunts what is weak, runs from what is strong.',
    join: seated(CAREFUL),
  },
  {
    id: 'bold',
    title: 'Bold captain',
    about: 'Takes the short way and fights whatever comes.',
    join: seated(BOLD),
  },
]

function seated(temper: Temper): Captain['join'] {
  return rules => {
    const tables = rules.tables
    return { choose: view => decide(tables, view, temper) }
  }
}

function decide(tables: Tables, state: State, temper: Temper): Action {
  switch (state.passage?.stage) {
    case 'sighted':
      return meet(tables, state, temper)
    case 'clear':
      return mend(tables, state, temper) ?? goOn(tables, state, temper)
    default:
      return errand(tables, state, temper) ?? mend(tables, state, temper) ?? course(tables, state, temper)
  }
}

/** Fights what it would probably beat without being sunk, and what it could hardly slip away from anyway. */
function meet(tables: Tables, state: State, temper: Temper): Action {
  const enemy = state.passage?.enemy ?? ''
  if (temper.rehearsals === 0) return { type: fitness(tables, state) < temper.spent ? 'run' : 'fight' }
  const { won, taken, sunk } = rehearsedOdds(tables, state, temper.rehearsals)
  const prize = tables.options.enemies[enemy]?.prize
  const likely = prize?.strikes ? won : prize ? taken : 0
  const hunts = state.prizes.length < tables.numbers.prizesNeeded && likely >= temper.taken
  const accepts = hunts ? sunk <= temper.sunkForPrize : won >= temper.won && sunk <= temper.sunk
  return { type: accepts || slipChance(tables, state, enemy) === 0 ? 'fight' : 'run' }
}

/** Uses stores where they would not be wasted, and keeps some for a fight as long as the ship can wait. */
function mend(tables: Tables, state: State, temper: Temper): Action | undefined {
  const { duel } = tables.options
  const parts = [
    { item: 'shoring', missing: duel.ship.hullMax - state.hull, part: state.hull / duel.ship.hullMax },
    {
      item: 'dressing',
      missing: (duel.ship.crewMax ?? 0) - state.crew,
      part: state.crew / (duel.ship.crewMax ?? 1),
    },
  ] as const
  for (const { item, missing, part } of parts) {
    if (whyNotUse(tables, state, item)) continue
    const { faces, count, bonus } = duel.ruleset.items[item]
    const usual = (count * (faces + 1)) / 2 + bonus
    const kept = part < temper.spent ? 0 : temper.kept
    if (missing >= usual && state.stores[item] > kept) return { type: 'use', item }
  }
  return undefined
}

/** Back to a port that is behind, when the ship is spent and none lies ahead. */
function goOn(tables: Tables, state: State, temper: Temper): Action {
  const spent = fitness(tables, state) < temper.spent
  const ahead = state.passage && portAt(tables, state.passage.to)
  return spent && !ahead && portAt(tables, state.at) ? { type: 'turn-back' } : { type: 'proceed' }
}
