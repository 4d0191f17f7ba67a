/** What the usual battle shows, in one file: nobody waits for one after the other. */
export { terrainDrawings } from '../terrain-drawings.ts'
export { ironclad } from './ironclad.ts'
export { usualEmblems } from './usual-emblems.ts'
export { vanguard } from './vanguard.ts'
