import { at } from '@sextant/engine'
import { actingIndex } from '../rules/acting.ts'
import { aimAt, autoEnabled } from '../rules/targeting.ts'
import { type Shot, shotAt } from '../rules/volley.ts'
import { type Ending, volleyEndings } from '../rules/volley-odds.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** What a volley comes to on average. */
export interface Expected {
  readonly damage: number
  readonly kill: number
  /** The chance of more damage than was asked about. */
  readonly better: number
}

/** Of the weapons that would switch themselves on; nothing where none does. */
export function expectedAt(
  tables: Tables,
  state: State,
  attacker: number,
  target: number,
): Expected | undefined {
  const shot = autoShot(tables, state, attacker, target)
  return shot && expectedOf(shot.target.hull, volleyEndings(tables, at(tables.ships, attacker), shot))
}

export function autoShot(tables: Tables, state: State, attacker: number, target: number): Shot | undefined {
  const ship = at(state.ships, attacker)
  const aim = aimAt(tables, ship, at(state.ships, target))
  if (tables.bracketAt[aim.range] === undefined) return undefined
  const weapons = autoEnabled(tables, ship, at(tables.ships, attacker), aim)
  return weapons.length === 0 ? undefined : shotAt(tables, state, attacker, target, weapons)
}

/** Of the volley that is prepared: as it may fall, or after a roll. */
export function expectedVolley(
  tables: Tables,
  state: State,
  shot: Shot,
  roll?: number,
  than?: number,
): Expected {
  const attacker = at(tables.ships, actingIndex(state))
  return expectedOf(shot.target.hull, volleyEndings(tables, attacker, shot, roll), than)
}

function expectedOf(hull: number, endings: readonly Ending[], than = 0): Expected {
  let [damage, kill, better] = [0, 0, 0]
  for (const ending of endings) {
    const sum = ending.shield + ending.armor + ending.hull
    damage += ending.chance * sum
    if (ending.hull === hull) kill += ending.chance
    if (sum > than) better += ending.chance
  }
  return { damage, kill, better }
}
