import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be done, by code. */
export const refusalTexts = {
  'campaign-over': 'The campaign is over.',
  'battle-first': 'Fight the battle first.',
  'choose-first': 'Choose the way first.',
  'no-crossroads': 'There is no way to choose now.',
  'not-on-this-way': 'The road does not lead there from here.',
  'no-such-unit': 'There is no such unit in the platoon.',
  'trait-not-drawn': 'This trait was not drawn for the unit.',
  'no-such-recruit': 'No such recruit is on offer.',
  'platoon-full': 'The platoon is full: {most} units.',
  'no-supplies': 'Not enough supplies: {cost} needed, you have {supplies}.',
  'supplies-needed': 'Keep these supplies: without them you could not field {least} units.',
  'not-wounded': 'This unit is not wounded.',
  'unit-wounded': 'This unit is wounded and misses this battle.',
  'already-fielded': 'This unit is already fielded.',
  'not-fielded': 'This unit is not fielded.',
  'field-full': 'The field is full: {most} units.',
  'too-few': 'Field at least {least} units: {count} so far.',
  'enough-changes': 'You have changed your mind often enough: go with those you have.',
} as const

export const refuse = refusalsFrom(refusalTexts)
