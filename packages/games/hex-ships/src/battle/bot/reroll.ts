import { at } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { actingIndex } from '../rules/acting.ts'
import { rerollsLeft } from '../rules/condition.ts'
import { shotOf } from '../rules/volley.ts'
import { type Ending, volleyEndings } from '../rules/volley-odds.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { ARMOR, CRITICAL, HULL, SHIELD, worthOf } from './worth.ts'

/** What keeping the roll and rolling again are worth, exactly. */
export function rollWorth(tables: Tables, state: State): { keep: number; reroll: number } {
  const shot = shotOf(tables, state)
  const attacker = at(tables.ships, actingIndex(state))
  const target = at(tables.ships, shot.targetIndex)
  const [one = 1, other = 1] = state.volley.roll ?? []
  const worth = (endings: readonly Ending[]) =>
    endings.reduce((sum, { chance, shield, armor, hull, criticals }) => {
      const kill = hull === shot.target.hull ? worthOf(target) : 0
      return sum + chance * (SHIELD * shield + ARMOR * armor + HULL * hull + CRITICAL * criticals + kill)
    }, 0)
  return {
    keep: worth(volleyEndings(tables, attacker, shot, one + other)),
    reroll: worth(volleyEndings(tables, attacker, shot)),
  }
}

/** Rolls again where that gains clearly more: the last reroll is dearer. */
export function decideRoll(tables: Tables, state: State): Action {
  const index = actingIndex(state)
  const { keep, reroll } = rollWorth(tables, state)
  const left = rerollsLeft(tables, at(state.ships, index), at(tables.ships, index))
  return { type: reroll - keep > (left > 1 ? 1 : 2) ? 'reroll' : 'keep' }
}
