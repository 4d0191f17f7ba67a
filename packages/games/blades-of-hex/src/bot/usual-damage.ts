import type { Kind } from '../schema.ts'
import type { World } from '../world.ts'

/** An attack on the average, by the kinds alone. */
export function usualDamage({ rules }: World, striker: Kind, target: Kind, onCity: boolean): number {
  const { units, counters, criticals, traits } = rules
  const coefficient = counters[striker][target]
  const chance =
    coefficient > 1 ? criticals.countering : coefficient < 1 ? criticals.countered : criticals.even
  const armour = onCity && units[target].traits.includes('fortitude') ? traits.fortitude.damageTaken : 1
  const weakness =
    units[striker].melee && units[target].traits.includes('fragile') ? traits.fragile.damageTaken : 1
  const critical = 1 + chance * (criticals.multiplier - 1)
  return units[striker].attack * coefficient * critical * armour * weakness
}
