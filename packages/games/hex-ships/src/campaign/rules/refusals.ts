import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be done, by code. */
export const refusalTexts = {
  'campaign-over': 'The campaign is over.',
  'battle-first': 'Fight the battle first.',
  'choose-first': 'Choose the next mission first.',
  'no-branch': 'There is no mission to choose now.',
  'not-on-this-way': 'You cannot choose that mission now.',
  'no-such-ship': 'There is no such ship in the fleet.',
  'no-captain': 'The ship has no captain.',
  'no-points': 'The captain has no skill points left.',
  'rank-at-most': 'The skill is at its highest rank, {rank}.',
  'no-such-captain': 'There is no such captain without a ship.',
  'has-captain': 'The ship has a captain, who stays with it.',
  'not-damaged': 'The ship is not damaged.',
  'in-dock': 'The ship is in the repair dock.',
  'not-in-dock': 'The ship is not in the repair dock.',
  'already-selected': 'The ship is already on the list.',
  'not-selected': 'The ship is not on the list.',
  'too-large': 'Size {size} does not fit: {left} of {limit} left.',
  'nobody-selected': 'Send at least one ship.',
  'enough-changes': 'You have changed orders often enough: go with what you have.',
} as const

export const refuse = refusalsFrom(refusalTexts)
