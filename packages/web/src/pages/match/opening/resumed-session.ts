/** Of a match in which something has been done: it is played again up to there, which a new one need not wait for. */
export { openMatchSession } from '@sextant/session'
