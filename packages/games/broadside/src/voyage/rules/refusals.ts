import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be done, by code. */
export const refusalTexts = {
  'voyage-over': 'The voyage is over.',
  'enemy-in-sight': 'There is an enemy in sight: fight, or try to slip away.',
  'no-enemy': 'There is no enemy in sight.',
  'on-passage': 'The ship is between two places: go on, or turn back.',
  'not-on-passage': 'The ship is not on a passage.',
  'no-such-place': 'There is no place {place} on the chart.',
  'already-there': 'The ship is there already.',
  'no-leg': 'No leg leads there from here.',
  'not-in-port': 'That is done in port.',
  'in-port': 'Stores are for the sea: in port the yard mends the hull, and hands are hired.',
  'none-left': 'None left to use!',
  'hull-full': 'The hull is whole.',
  'crew-full': 'The crew is complete.',
  'holds-full': 'There is no room for more.',
  'not-sold-so': 'It is not sold in this amount.',
  'fill-up': 'So few are missing that you may as well fill up.',
  'not-enough-gold': 'That costs {cost} gold and you have {gold}: {missing} short.',
  'no-such-prize': 'There is no such prize in tow.',
  'no-such-refit': 'The yard here does not do that.',
  'already-fitted': 'The ship has it already.',
} as const

export const refuse = refusalsFrom(refusalTexts)
