/** Checks the record of a match that a database gives back. Fetched when one is first read: lists of matches do without. */
export { recordFrom } from '@sextant/engine'
