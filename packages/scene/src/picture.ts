import { LIMITS } from '@sextant/engine'

/** The longest data URL that is shown, in characters: about 150 kB. What is longer no reader of files lets through. */
export const LONGEST_PICTURE = LIMITS.text

const DATA_URL = /^data:image\/(png|jpeg|webp|svg\+xml)[;,]/
const FILE = /^\/(?![/\\])[^\\?#]*\.(png|jpe?g|webp|svg)$/i

/**
 * Whether a text from outside may be shown as a picture: a data URL of a known type, or the path of a file on the same
 * server. Addresses elsewhere are none, so that nobody learns what is looked at.
 */
export function isPicture(text: string): boolean {
  return text.length <= LONGEST_PICTURE && (DATA_URL.test(text) || FILE.test(text))
}
