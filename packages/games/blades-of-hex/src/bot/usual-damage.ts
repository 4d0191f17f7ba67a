import { must } from '@sextant/engine'
import { counterOf, criticalChance } from '../rules/blow.ts'
import { fortitudeShare, fragileShare } from '../rules/traits.ts'
import type { Kind } from '../schema.ts'
import type { KindTable, Tables } from '../tables.ts'

/** The average damage of an attack by the kinds alone, for a target in the field and for one on a city. */
export interface UsualDamage {
  readonly inField: DamageTable
  readonly onCity: DamageTable
}

/** By striker, then by target. */
type DamageTable = ReadonlyMap<Kind, ReadonlyMap<Kind, number>>

export function usualDamage(usual: UsualDamage, striker: Kind, target: Kind, onCity: boolean): number {
  return must(must(onCity ? usual.onCity : usual.inField, striker), target)
}

export function damageTable(tables: Tables): UsualDamage {
  const kinds = [...tables.kinds.values()]
  const tableOf = (onCity: boolean) =>
    new Map(
      kinds.map(striker => [
        striker.id,
        new Map(kinds.map(target => [target.id, averageOf(tables, striker, target, onCity)])),
      ]),
    )
  return { inField: tableOf(false), onCity: tableOf(true) }
}

function averageOf(tables: Tables, striker: KindTable, target: KindTable, onCity: boolean): number {
  const counter = counterOf(striker, target)
  const critical = 1 + criticalChance(tables, counter) * (tables.rules.criticals.multiplier - 1)
  const fortitude = fortitudeShare(tables, target, onCity)
  return striker.attack * counter * critical * fortitude * fragileShare(tables, target, striker.melee)
}
