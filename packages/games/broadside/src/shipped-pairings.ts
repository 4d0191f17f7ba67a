import { scenarios } from './battle/scenarios.ts'
import type { Options } from './battle/schema.ts'
import { scenarios as voyages } from './voyage/scenarios.ts'

/** The pairings that models are shipped for, for the script that trains them and the test that looks for them. */
export function shippedPairings(): { readonly name: string; readonly options: Options }[] {
  const [{ options: voyage }] = voyages
  const { numbers, duel } = voyage
  const ruleset = { ...duel.ruleset, ...(numbers.chase && { chase: numbers.chase }) }
  const ship = { ...duel.ship, escape: numbers.escape }
  return [
    ...scenarios.map(({ id, options }) => ({ name: id, options })),
    ...Object.entries(duel.enemies).map(([kind, enemy]) => ({
      name: `voyage-${kind}`,
      options: { ruleset, sides: [ship, enemy] } satisfies Options,
    })),
  ]
}
