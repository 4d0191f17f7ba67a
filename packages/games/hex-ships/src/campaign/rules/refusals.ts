import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be done, by code. */
export const refusalTexts = {
  'campaign-over': 'The campaign is over.',
  'battle-first': 'The battle must be fought first.',
  'choose-first': 'Choose a way first.',
  'no-branch': 'There is no way to choose now.',
  'not-on-this-way': 'That mission is not among those to choose from.',
  'no-such-ship': 'There is no such ship in the fleet.',
  'no-captain': 'The ship has no captain.',
  'no-points': 'The captain has no skill point left.',
  'rank-at-most': 'The skill is at its highest rank, {rank}.',
  'no-such-captain': 'There is no such captain without a ship.',
  'has-captain': 'The ship has a captain, who stays with it.',
  'not-damaged': 'The ship is whole.',
  'in-dock': 'The ship is in the repair dock.',
  'not-in-dock': 'The ship is not in the repair dock.',
  'already-selected': 'The ship goes already.',
  'not-selected': 'The ship does not go.',
  'too-large': 'Size {size} does not fit: {left} of {limit} is left.',
  'nobody-selected': 'At least one ship must go.',
  'enough-changes': 'The orders have been changed often enough: go with what you have.',
} as const

export const refuse = refusalsFrom(refusalTexts)
