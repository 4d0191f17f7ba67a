import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be done, by code. */
export const refusalTexts = {
  'no-such-unit': 'There is no unit {unit} on the board.',
  'not-your-unit': 'That unit is not yours.',
  'newly-recruited': 'Recruited this turn: this unit can act from your next turn.',
  'already-attacked': 'This unit has already acted this turn.',
  'already-moved': 'This unit has already moved this turn.',
  'no-such-cell': 'There is no tile {cell} on the map.',
  'cell-occupied': 'Another unit is already there.',
  'out-of-reach': 'Too far: {distance} steps, this unit moves {speed}.',
  'path-blocked': 'Blocked: no free path within {speed} steps.',
  'own-unit': 'That is one of your own units.',
  'out-of-range': 'Out of range: {distance} steps, this unit has range {range}.',
  'no-such-kind': 'There is no unit type {kind}.',
  'no-such-city': 'There is no city {city} on the map.',
  'not-your-city': 'You can recruit only in your own cities.',
  'city-occupied': 'There is a unit on the city: move it off to recruit.',
  'not-enough-gold': 'Need {missing} more gold: {cost} needed, you have {gold}.',
} as const

export const refuse = refusalsFrom(refusalTexts)
