import { brood } from './brood.ts'
import { ironclad } from './ironclad.ts'
import { others } from './others.ts'
import { riders } from './riders.ts'
import { vanguard } from './vanguard.ts'
import { veil } from './veil.ts'
import { watchers } from './watchers.ts'

/** The figures of all units, drawn for the game, by the names that team files use. */
export const figures: Readonly<Record<string, string>> = {
  ...vanguard,
  ...brood,
  ...ironclad,
  ...watchers,
  ...riders,
  ...veil,
  ...others,
}
