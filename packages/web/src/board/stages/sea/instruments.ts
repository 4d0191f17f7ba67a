/** What is read at sea: names with their bars, and the rope that the distance is counted on. A picture does without. */
export { drawName, gaugeBox, roomFor } from './nameplate.ts'
export { drawRope } from './rope.ts'

export type Instruments = typeof import('./instruments.ts')
