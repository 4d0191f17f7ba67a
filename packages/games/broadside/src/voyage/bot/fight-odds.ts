import { FULL_BUDGET, type Rules, SeededDice } from '@sextant/engine'
import { cautious } from '../../bot.ts'
import { broadside } from '../../game.ts'
import type { Broadside } from '../../types.ts'
import { battleOf } from '../rules/fight.ts'
import { most } from '../rules/trade.ts'
import { AMMUNITION } from '../schema.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'

export interface FightOdds {
  readonly won: number
  /** Won by breaking the crew. */
  readonly taken: number
  readonly sunk: number
}

/**
 * How the fight with the enemy in sight goes when cautious hands fight it on both sides, so many times over. Ships that
 * are about alike are judged alike, with dice of their own, so that a judgement is made once and never depends on what
 * was judged before.
 */
export function fightOdds(world: World, state: State, rehearsals: number): FightOdds {
  const { passage } = state
  if (!passage) throw new Error('there is nobody in sight')
  const ship = alike(world, state)
  const { hull, crew, ammo, stores } = ship
  const key = JSON.stringify([passage.enemy, rehearsals, hull, crew, ammo, stores])
  const known = judged.get(world) ?? new Map<string, FightOdds>()
  judged.set(world, known)
  const before = known.get(key)
  if (before) return before
  const battle = battleOf(world, { ...ship, passage: { ...passage, stage: 'fighting' } })
  if (!battle) throw new Error('there is no fight to rehearse')
  const odds = rehearse(broadside.load(battle.options), rehearsals, battle.seat, key)
  known.set(key, odds)
  return odds
}

const judged = new WeakMap<World, Map<string, FightOdds>>()

function rehearse(rules: Rules<Broadside>, rehearsals: number, own: number, seed: string): FightOdds {
  const dice = SeededDice.from(seed)
  const players = rules.seats.map((_, seat) => cautious.join(rules, seat))
  let [won, taken, sunk] = [0, 0, 0]
  for (let times = 0; times < rehearsals; times++) {
    const duel = rules.setup(dice, SILENT)
    for (let seat = rules.toAct(duel)[0]; seat !== undefined; seat = rules.toAct(duel)[0]) {
      const action = players[seat]?.choose(duel, dice, FULL_BUDGET)
      if (!action || action instanceof Promise) throw new Error(`nobody sits on seat ${seat}`)
      rules.apply(duel, seat, action, dice, SILENT)
    }
    const { ended } = duel
    if (ended?.reason !== 'sunk' && ended?.reason !== 'crew-lost') continue
    if (ended.seat === own) sunk++
    else won++
    if (ended.seat !== own && ended.reason === 'crew-lost') taken++
  }
  return { won: won / rehearsals, taken: taken / rehearsals, sunk: sunk / rehearsals }
}

const SILENT = () => undefined

/** Hull and crew in fifths, ammunition in halves, one of the stores or none. */
function alike(world: World, state: State): State {
  const fifths = (part: 'hull' | 'crew') => inParts(state[part], most(world, part), 5, 1)
  const ammo = { ...state.ammo }
  for (const kind of AMMUNITION) ammo[kind] = inParts(ammo[kind], most(world, kind), 2, 0)
  const { shoring, dressing } = state.stores
  return {
    ...state,
    hull: fifths('hull'),
    crew: fifths('crew'),
    ammo,
    loaded: 'ball',
    stores: { shoring: Math.min(1, shoring), dressing: Math.min(1, dressing) },
  }
}

function inParts(value: number, whole: number, parts: number, least: number): number {
  return Math.max(least, Math.round((Math.round((value / whole) * parts) / parts) * whole))
}
