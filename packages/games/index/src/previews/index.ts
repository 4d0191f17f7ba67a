/** All previews in one file to fetch: whoever sees the table sees them all. */
export { preview as bladesOfHex } from './blades-of-hex.ts'
export { preview as broadside } from './broadside.ts'
export { preview as firefight } from './firefight.ts'
export { preview as hexReversi } from './hex-reversi.ts'
export { preview as hexShips } from './hex-ships.ts'
export { preview as hexapawn } from './hexapawn.ts'
export { preview as sealedBids } from './sealed-bids.ts'
export { preview as underwaterHockey } from './underwater-hockey.ts'
