import type { Bot } from '@sextant/engine'
import type { Action } from './actions.ts'
import { course } from './bot/course.ts'
import { errand } from './bot/errand.ts'
import { fightOdds } from './bot/fight-odds.ts'
import { BOLD, CAREFUL, fitness, type Temper } from './bot/temper.ts'
import type { Event } from './events.ts'
import { slipChance } from './rules/meeting.ts'
import { whyNotUse } from './rules/stores.ts'
import type { State } from './state.ts'
import type { Voyage } from './types.ts'
import { portAt, type World } from './world.ts'

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
    const world = rules.tables
    return { choose: view => decide(world, view, temper) }
  }
}

function decide(world: World, state: State, temper: Temper): Action {
  switch (state.passage?.stage) {
    case 'sighted':
      return meet(world, state, temper)
    case 'clear':
      return mend(world, state, temper) ?? goOn(world, state, temper)
    default:
      return errand(world, state, temper) ?? mend(world, state, temper) ?? course(world, state, temper)
  }
}

/** Fights what it would probably beat without being sunk, and what it could hardly slip away from anyway. */
function meet(world: World, state: State, temper: Temper): Action {
  const enemy = state.passage?.enemy ?? ''
  if (temper.rehearsals === 0) return { type: fitness(world, state) < temper.spent ? 'run' : 'fight' }
  const { won, taken, sunk } = fightOdds(world, state, temper.rehearsals)
  const prize = world.options.enemies[enemy]?.prize
  const likely = prize?.strikes ? won : prize ? taken : 0
  const hunts = state.prizes.length < world.numbers.prizesNeeded && likely >= temper.taken
  const accepts = hunts ? sunk <= temper.sunkForPrize : won >= temper.won && sunk <= temper.sunk
  return { type: accepts || slipChance(world, state, enemy) === 0 ? 'fight' : 'run' }
}

/** Uses stores where they would not be wasted, and keeps some for a fight as long as the ship can wait. */
function mend(world: World, state: State, temper: Temper): Action | undefined {
  const { duel } = world.options
  const parts = [
    { item: 'shoring', missing: duel.ship.hullMax - state.hull, part: state.hull / duel.ship.hullMax },
    {
      item: 'dressing',
      missing: (duel.ship.crewMax ?? 0) - state.crew,
      part: state.crew / (duel.ship.crewMax ?? 1),
    },
  ] as const
  for (const { item, missing, part } of parts) {
    if (whyNotUse(world, state, item)) continue
    const { faces, count, bonus } = duel.ruleset.items[item]
    const usual = (count * (faces + 1)) / 2 + bonus
    const kept = part < temper.spent ? 0 : temper.kept
    if (missing >= usual && state.stores[item] > kept) return { type: 'use', item }
  }
  return undefined
}

/** Back to a port that is behind, when the ship is spent and none lies ahead. */
function goOn(world: World, state: State, temper: Temper): Action {
  const spent = fitness(world, state) < temper.spent
  const ahead = state.passage && portAt(world, state.passage.to)
  return spent && !ahead && portAt(world, state.at) ? { type: 'turn-back' } : { type: 'proceed' }
}
