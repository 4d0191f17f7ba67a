/** All that only a sea needs for its drawing, but for the strikes on it, in one file to fetch. */
export { drawBackdrop } from './backdrop.ts'
export { drawFleet } from './fleet.ts'
export { gaugeBox } from './nameplate.ts'
