import { brood } from './figures/brood.ts'
import { ironclad } from './figures/ironclad.ts'
import { others } from './figures/others.ts'
import { riders } from './figures/riders.ts'
import { vanguard } from './figures/vanguard.ts'
import { veil } from './figures/veil.ts'
import { watchers } from './figures/watchers.ts'

export { emblems } from './figures/emblems.ts'
export { terrainDrawings } from './terrain-drawings.ts'

/** By the names that teams use. */
export const figures: Readonly<Record<string, string>> = {
  ...vanguard,
  ...brood,
  ...ironclad,
  ...watchers,
  ...riders,
  ...veil,
  ...others,
}
