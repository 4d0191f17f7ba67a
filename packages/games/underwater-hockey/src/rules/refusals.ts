import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be planned, by code. */
export const refusalTexts = {
  'too-many-changes': 'You have changed plans {changes} times this turn: press Next round.',
  'too-far': 'Too far: {steps} strokes, this swimmer can swim {most} now.',
  'too-sharp': 'Each stroke goes straight ahead or 60° to either side.',
  'off-the-pool': 'That is outside the pool.',
  'same-facing': 'This swimmer already faces that way.',
  'under-water-already': 'This swimmer is already under water.',
  'at-surface-already': 'This swimmer is already at the surface.',
  'out-of-breath': 'This swimmer has no breath left to dive.',
  'not-the-holder': 'Only the swimmer with the puck can flick it.',
  'flick-too-far': 'This swimmer flicks the puck {most} tiles at most.',
  'flick-aside': 'The puck can be flicked straight ahead or 60° to either side.',
  'no-steal': 'To steal, be under water next to the opponent with the puck, and face them.',
  'nothing-to-release': 'This swimmer already follows the proposed plan.',
} as const

export const refuse = refusalsFrom(refusalTexts)
