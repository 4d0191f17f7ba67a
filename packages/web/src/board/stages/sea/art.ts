/** All that a picture of a sea needs for its drawing, in one file to fetch. */
export { drawBackdrop } from './backdrop.ts'
export { drawFleet } from './fleet.ts'
