import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be done, by code. */
export const refusalTexts = {
  'voyage-over': 'The voyage is over.',
  'enemy-in-sight': 'Enemy in sight: fight, or try to slip away.',
  'no-enemy': 'There is no enemy in sight.',
  'on-passage': 'The ship is between two places: sail on, or turn back.',
  'not-on-passage': 'The ship is not between two places.',
  'no-such-place': 'There is no place {place} on the chart.',
  'already-there': 'The ship is already there.',
  'no-leg': 'No leg leads there from here.',
  'not-in-port': 'You can do that only in port.',
  'in-port': 'Stores are for the sea: in port the yard mends the hull, and hands are hired.',
  'none-left': 'None left to use!',
  'hull-full': 'The hull is undamaged.',
  'crew-full': 'The crew is complete.',
  'holds-full': 'There is no room for more.',
  'not-sold-so': 'It isn’t sold in that amount.',
  'fill-up': 'Only a few are missing: fill up instead.',
  'not-enough-gold': 'Need {missing} more gold: {cost} needed, you have {gold}.',
  'no-such-prize': 'There is no such prize in tow.',
  'no-such-refit': 'The yard here doesn’t do that.',
  'already-fitted': 'The ship already has it.',
} as const

export const refuse = refusalsFrom(refusalTexts)
