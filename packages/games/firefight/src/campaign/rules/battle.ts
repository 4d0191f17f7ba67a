import { type Battle, must } from '@sextant/engine'
import type { Firefight } from '../../battle/types.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { unitIn, unitInBattle } from './platoon.ts'

/** The seat of the player in every battle: blue. */
export const PLAYER = 0

/** The battle that is due: the units that were fielded, against the enemy's. */
export function battleOf(tables: Tables, state: State): Battle<Firefight> | undefined {
  if (state.stage !== 'battle') return undefined
  const { rules, bots, team } = tables.options
  const { scenario, enemy } = must(tables.battles, state.battle)
  const units = state.fielded.map(id => {
    const unit = unitIn(state, id)
    if (!unit) throw new Error(`${id} is not of the platoon`)
    return unitInBattle(tables, unit)
  })
  return {
    options: { rules, scenario, teams: { blue: { ...team, units }, red: enemy } },
    seat: PLAYER,
    bots: [bots.own, bots.enemy],
  }
}
