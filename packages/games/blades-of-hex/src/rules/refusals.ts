import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be done, by code. */
export const refusalTexts = {
  'no-such-unit': 'There is no unit {unit} on the board.',
  'not-your-unit': 'That unit is not yours.',
  'newly-recruited': 'This unit was recruited this turn and can act from your next turn on.',
  'already-attacked': 'This unit has already acted this turn.',
  'already-moved': 'This unit has already moved this turn.',
  'no-such-cell': 'The cell {cell} is not on the map.',
  'cell-occupied': 'A unit stands there already.',
  'out-of-reach': 'Too far: {distance} steps, this unit moves {speed}.',
  'path-blocked': 'Blocked: no free way of {speed} steps or fewer.',
  'own-unit': 'That is one of your own units.',
  'out-of-range': 'Out of range: {distance} steps, this unit strikes {range}.',
  'no-such-kind': 'There is no kind of unit {kind}.',
  'no-such-city': 'There is no city {city} on the map.',
  'not-your-city': 'Units are recruited on your own cities only.',
  'city-occupied': 'A unit stands on the city; a recruit needs it empty.',
  'not-enough-gold': 'Need {missing} more gold: {cost} needed, you have {gold}.',
} as const

export const refuse = refusalsFrom(refusalTexts)
