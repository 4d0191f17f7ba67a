import type { Battle, Emit, Played } from '@sextant/engine'
import type { Ruleset } from '../../battle/schema.ts'
import { NO_LOOT } from '../../battle/state.ts'
import type { Broadside } from '../../battle/types.ts'
import type { Event } from '../events.ts'
import { AMMUNITION, ITEMS, type Loot } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { endVoyage } from './ending.ts'
import { log } from './log.ts'

/** The duel that is due: the ship as it is, against the enemy as it comes. */
export function battleOf(tables: Tables, { passage, ...state }: State): Battle<Broadside> | undefined {
  if (passage?.stage !== 'fighting') return undefined
  const { duel, programs } = tables.options
  const enemy = duel.enemies[passage.enemy]
  if (!enemy) throw new Error(`there is no enemy ${passage.enemy}`)
  const { hull, crew, loaded } = state
  const ship = {
    ...duel.ship,
    hull,
    crew,
    ammo: { ...state.ammo },
    loaded,
    stores: { ...state.stores },
    escape: tables.numbers.escape,
  }
  return {
    options: { ruleset: rulesetOf(tables), sides: [ship, enemy] },
    seat: PLAYER,
    bots: [programs.own, programs.enemy],
  }
}

/** The procedure has no answer to a side that keeps its distance; the voyage has one. */
function rulesetOf({ numbers, options: { duel } }: Tables): Ruleset {
  return numbers.chase ? { ...duel.ruleset, chase: numbers.chase } : duel.ruleset
}

const PLAYER = 0

/** What the duel leaves of ship and stores; then loot and prize, a sea clear again, or GAME OVER. */
export function settle(tables: Tables, state: State, played: Played<Broadside>, emit: Emit<Event>): void {
  const { passage } = state
  if (passage?.stage !== 'fighting') throw new Error('there is no fight to settle')
  const { enemy } = passage
  const { ended, loot, sides } = played.state
  if (!ended) throw new Error('the fight is not over')
  const own = sides[played.seat === 0 ? 0 : 1]
  // Boarders who break both crews at once have lost; the winner has one hand left.
  const least = ended.seat === played.seat && ended.reason !== 'fled' ? 0 : 1
  state.hull = Math.max(least, own.hull)
  state.crew = Math.max(least, own.crew ?? 0)
  state.ammo = { ball: own.A1, grape: own.A2, rifle: own.A3 }
  state.loaded = own.AT === 1 ? 'ball' : 'grape'
  state.stores = { shoring: own.IS, dressing: own.ID }
  passage.stage = 'clear'
  if (ended.reason === 'fled' || ended.reason === 'lost-sight') {
    const who = ended.seat === undefined ? 'both' : ended.seat === played.seat ? 'player' : 'enemy'
    emit({ type: 'lost-sight', enemy, who })
    log(state, emit)
  } else if (ended.seat === played.seat) {
    emit({ type: 'sunk', enemy, reason: ended.reason })
    log(state, emit)
    endVoyage(tables, state, 'sunk', emit)
  } else {
    const gained = loot ?? NO_LOOT
    emit({
      type: 'won',
      enemy,
      reason: ended.reason,
      loot: { ...gained },
      stowed: stow(tables, state, gained),
      prize: takePrize(tables, state, enemy, ended.reason),
    })
    log(state, emit)
  }
}

/** Gold always fits; of the rest as much as the holds take. */
function stow({ numbers: { holds } }: Tables, state: State, loot: Loot): Loot {
  const stowed = { ...NO_LOOT, gold: loot.gold }
  state.gold += loot.gold
  for (const what of AMMUNITION) {
    stowed[what] = Math.min(loot[what], Math.max(0, holds[what] - state.ammo[what]))
    state.ammo[what] += stowed[what]
  }
  for (const what of ITEMS) {
    stowed[what] = Math.min(loot[what], Math.max(0, holds[what] - state.stores[what]))
    state.stores[what] += stowed[what]
  }
  return stowed
}

/** A ship whose crew is broken is a prize; a merchant strikes its colours before it goes down, and is one as well. */
function takePrize(
  tables: Tables,
  state: State,
  enemy: string,
  reason: string,
): 'taken' | 'no-berth' | 'none' {
  const prize = tables.options.enemies[enemy]?.prize
  if (!prize || !(reason === 'crew-lost' || prize.strikes)) return 'none'
  if (state.prizes.length >= tables.numbers.berths) return 'no-berth'
  state.prizes.push(enemy)
  return 'taken'
}
