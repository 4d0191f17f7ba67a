/** All that only a sea needs for its drawing, but for the strikes on it, in one file to fetch. */
export { drawFleet } from './fleet.ts'
export { drawPuff, drawSinking, drawSplash, drawSplinters } from './puff.ts'
export { drawSea } from './backdrop.ts'
