import { refusalsFrom } from '@sextant/scene/kit'

/** Why something cannot be done, by code. The first seven are the procedure's own words. */
export const refusalTexts = {
  'too-close': 'Too close',
  'out-of-shot': 'Out of shot',
  'out-of-chain': 'Out of chain',
  'too-close-to-shoot': 'Too close to shoot',
  'out-of-ammo': 'Out of ammo!',
  'out-of-range': 'Out of range!',
  'none-left': 'None left to use!',
  'out-of-reach': 'Out of reach',
  alongside: 'Already as close as can be',
  gripped: 'Held fast: you cannot gain this turn',
  laden: 'Heavily laden: she gains only with the first action of a turn',
  dived: 'It has dived: there is nothing to shoot at',
  'no-boarding': 'There is no deck to board',
  'no-breath': 'Out of breath',
  'not-in-menu': 'It can’t do that',
  'other-actions': 'There are other actions to take',
  'not-your-turn': 'It is the other side’s turn',
  'match-over': 'The fight is over',
} as const

export const refuse = refusalsFrom(refusalTexts)
