import type { Box } from '@sextant/scene'

/** Whole games. The one place that names them one by one: a game with a line here can be played, the others are to come. */
export const boxes: Readonly<Record<string, () => Promise<Box>>> = {
  'blades-of-hex': async () => (await import('@sextant/blades-of-hex/box')).bladesOfHexBox,
  'hex-ships': async () => (await import('@sextant/hex-ships/box')).hexShipsBox,
  broadside: async () => (await import('@sextant/broadside/box')).broadsideBox,
  'underwater-hockey': async () => (await import('@sextant/underwater-hockey/box')).underwaterHockeyBox,
  firefight: async () => (await import('@sextant/firefight/box')).firefightBox,
  hexapawn: async () => (await import('@sextant/hexapawn')).hexapawnBox,
  'hex-reversi': async () => (await import('@sextant/hex-reversi')).hexReversiBox,
  'sealed-bids': async () => (await import('@sextant/sealed-bids')).sealedBidsBox,
}
