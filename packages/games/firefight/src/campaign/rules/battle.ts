import { type Battle, must } from '@sextant/engine'
import type { Unit } from '../../battle/schema/team.ts'
import type { Firefight } from '../../battle/types.ts'
import type { CampaignBattle } from '../schema/battle.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { trained, unitIn, unitInBattle } from './platoon.ts'
import { fits } from './traits.ts'

/** The seat of the player in every battle: blue. */
export const PLAYER = 0

/** The battle that is due: the units that were fielded, against the enemy's. */
export function battleOf(tables: Tables, state: State): Battle<Firefight> | undefined {
  if (state.stage !== 'battle') return undefined
  const { rules, bots, team } = tables.options
  const battle = must(tables.battles, state.battle)
  const units = state.fielded.map(id => {
    const unit = unitIn(state, id)
    if (!unit) throw new Error(`${id} is not of the platoon`)
    return unitInBattle(tables, unit)
  })
  return {
    options: {
      rules,
      scenario: battle.scenario,
      teams: { blue: { ...team, units }, red: { ...battle.enemy, units: enemiesIn(battle) } },
    },
    seat: PLAYER,
    bots: [bots.own, bots.enemy],
  }
}

/** The enemies with what they have learnt. */
export function enemiesIn({ enemy, veterans }: CampaignBattle): Unit[] {
  return enemy.units.map(unit =>
    trained(
      unit,
      veterans.filter(trait => fits(unit, trait)),
    ),
  )
}
