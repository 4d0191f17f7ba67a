/** Drawing of effects that a match does not begin with, in one file to fetch. */

export { drawBlow, drawBurst } from './blows.ts'
export { drawConfetti } from './confetti.ts'
export { drawRibbon } from './ribbon.ts'
export { drawRipple } from './ripple.ts'
