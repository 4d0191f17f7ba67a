import type { Text } from '@sextant/scene'
import { conditionText } from '../../battle/show/goal.ts'
import { PLAYER } from '../rules/battle.ts'
import type { CampaignBattle } from '../schema/battle.ts'
import { listed, named, text } from './words.ts'

/** What a battle will be like: who is there, and how it is won. */

export function enemiesIn({ enemy }: CampaignBattle): Text {
  return listed(enemy.units.map(({ name }) => named(`unit.${name}`, name)))
}

export function pointsOf({ enemy }: CampaignBattle): number {
  return enemy.units.reduce((sum, { cost = 0 }) => sum + cost, 0)
}

/** @param count the units of the player in it */
export function goalIn({ scenario, enemy }: CampaignBattle, count: number): Text {
  const [first, ...rest] = scenario.victory.map((condition, index) => {
    const units = condition.type === 'breakthrough' && condition.seat === 'red' ? enemy.units.length : count
    const needed = condition.type === 'breakthrough' ? Math.ceil(units / condition.outOf) : 0
    return conditionText({ scenario }, { index, condition, needed, cells: [], firstFlag: 0 }, PLAYER)
  })
  if (first === undefined) return text('goal.elimination', { rounds: scenario.rounds })
  const all = rest.reduce<Text>((sum, next) => text('goal.both', { first: sum, second: next }), first)
  return text('goal.also', { goal: all })
}
