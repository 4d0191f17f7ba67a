import type { Box } from '@sextant/scene'

/**
 * Games of which less has to be fetched for their usual match: without their other scenarios, and without the checks of options and
 * positions that come from outside.
 */
export const usualBoxes: Readonly<Record<string, () => Promise<Box>>> = {
  'hex-ships': async () => (await import('@sextant/hex-ships/usual-box')).usualHexShipsBox,
  broadside: async () => (await import('@sextant/broadside/usual-box')).usualBroadsideBox,
  'underwater-hockey': async () => (await import('@sextant/underwater-hockey/usual-box')).usualHockeyBox,
  firefight: async () => (await import('@sextant/firefight/usual-box')).usualFirefightBox,
}
