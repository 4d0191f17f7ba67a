/** What the usual battle shows, in one file: nobody waits for one after the other. */

export { ironclad } from './figures/ironclad.ts'
export { usualEmblems } from './figures/usual-emblems.ts'
export { vanguard } from './figures/vanguard.ts'
export { terrainDrawings } from './terrain-drawings.ts'
