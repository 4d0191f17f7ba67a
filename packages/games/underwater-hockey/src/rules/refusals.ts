import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be planned, by code. */
export const refusalTexts = {
  'too-many-changes': 'Your plans have been changed {changes} times this turn; press Next round.',
  'too-far': 'That is {steps} strokes; this unit can swim {most} of them now.',
  'too-sharp': 'Each stroke goes straight ahead or 60° to either side.',
  'off-the-pool': 'That leads out of the pool.',
  'same-facing': 'This unit faces there already.',
  'under-water-already': 'This unit is under water already.',
  'at-surface-already': 'This unit is at the surface already.',
  'out-of-breath': 'This unit has no breath to dive with.',
  'not-the-holder': 'Only the unit that holds the puck can flick it.',
  'flick-too-far': 'This unit flicks the puck {most} tiles at most.',
  'flick-aside': 'The puck can be flicked straight ahead or 60° to either side.',
  'no-steal': 'To steal, a unit must be under water, next to the opponent with the puck, and face it.',
  'nothing-to-release': 'This unit swims the proposed plan already.',
} as const

export const refuse = refusalsFrom(refusalTexts)
