import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be done, by code. */
export const refusalTexts = {
  'voyage-over': 'The voyage is over.',
  'enemy-in-sight': 'Enemy in sight: fight, or try to slip away.',
  'no-enemy': 'There is no enemy in sight.',
  'on-passage': 'You are under way: sail on, or turn back.',
  'not-on-passage': 'You are not under way.',
  'no-such-place': '{place} is not on the chart.',
  'already-there': 'You are already there.',
  'no-leg': 'No leg leads there from here.',
  'not-in-port': 'You can do that only in port.',
  'in-port': 'Save stores for the sea: in port, repair and hire instead.',
  'none-left': 'None left to use!',
  'hull-full': 'The hull is undamaged.',
  'crew-full': 'The crew is at full strength.',
  'holds-full': 'No room for more.',
  'not-sold-so': 'It isn’t sold in that amount.',
  'fill-up': 'Only a few are missing: fill up instead.',
  'not-enough-gold': 'Need {missing} more gold: {cost} needed, you have {gold}.',
  'no-such-prize': 'You have no such prize in tow.',
  'no-such-refit': 'The yard here doesn’t do that.',
  'already-fitted': 'Your ship already has it.',
} as const

export const refuse = refusalsFrom(refusalTexts)
