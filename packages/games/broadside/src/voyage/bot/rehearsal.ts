import { type Budget, FULL_BUDGET, type Rules, SeededDice } from '@sextant/engine'
import { cautious } from '../../battle/bot/scripts.ts'
import { broadside } from '../../battle/game.ts'
import type { Broadside } from '../../battle/types.ts'
import { battleOf } from '../rules/fight.ts'
import { most } from '../rules/trade.ts'
import { AMMUNITION } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

export interface FightOdds {
  readonly won: number
  /** Won by breaking the crew. */
  readonly taken: number
  readonly sunk: number
}

/**
 * One captain's rehearsals: the fight with the enemy in sight, played many times with the cautious bot on both sides.
 * Ships that are about alike share one rehearsal with dice of its own, so that its result never depends on what was
 * rehearsed before.
 */
export class Rehearsals {
  readonly #tables: Tables
  readonly #known = new Map<string, FightOdds>()

  constructor(tables: Tables) {
    this.#tables = tables
  }

  /** @param times at the full budget of work */
  oddsOf(state: State, times: number, budget: Budget): FightOdds {
    const { passage } = state
    if (!passage) throw new Error('there is nobody in sight')
    const asked = Math.max(1, Math.round(times * budget.work))
    const ship = alike(this.#tables, state)
    const { hull, crew, ammo, stores } = ship
    const key = JSON.stringify([passage.enemy, asked, hull, crew, ammo, stores])
    const known = this.#known.get(key)
    if (known) return known
    const battle = battleOf(this.#tables, { ...ship, passage: { ...passage, stage: 'fighting' } })
    if (!battle) throw new Error('there is no fight to rehearse')
    const { odds, complete } = rehearse(broadside.load(battle.options), asked, battle.seat, key, budget)
    if (complete) this.#known.set(key, odds)
    return odds
  }
}

function rehearse(
  rules: Rules<Broadside>,
  asked: number,
  own: number,
  seed: string,
  budget: Budget,
): { odds: FightOdds; complete: boolean } {
  const dice = SeededDice.from(seed)
  const players = rules.seats.map((_, seat) => cautious.join(rules, seat))
  let [times, won, taken, sunk] = [0, 0, 0, 0]
  while (times < asked && !(times > 0 && budget.expired())) {
    times++
    const duel = rules.setup(dice, SILENT)
    for (let seat = rules.toAct(duel)[0]; seat !== undefined; seat = rules.toAct(duel)[0]) {
      const action = players[seat]?.choose(duel, dice, FULL_BUDGET)
      if (!action || action instanceof Promise) throw new Error(`nobody plays seat ${seat}`)
      rules.apply(duel, seat, action, dice, SILENT)
    }
    const { ended } = duel
    if (ended?.reason !== 'sunk' && ended?.reason !== 'crew-lost') continue
    if (ended.seat === own) sunk++
    else won++
    if (ended.seat !== own && ended.reason === 'crew-lost') taken++
  }
  return { odds: { won: won / times, taken: taken / times, sunk: sunk / times }, complete: times === asked }
}

const SILENT = () => undefined

/** Hull and crew in fifths, ammunition in halves, one of the stores or none. */
function alike(tables: Tables, state: State): State {
  const fifths = (part: 'hull' | 'crew') => inParts(state[part], most(tables, part), 5, 1)
  const ammo = { ...state.ammo }
  for (const kind of AMMUNITION) ammo[kind] = inParts(ammo[kind], most(tables, kind), 2, 0)
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
