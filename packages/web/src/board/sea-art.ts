/** All that only a sea needs for its drawing, in one file to fetch. */
export { drawFleet } from './fleet.ts'
export { drawGuns } from './guns.ts'
export { drawSinking } from './puff.ts'
export { drawSea } from './sea.ts'
