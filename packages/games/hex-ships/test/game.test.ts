import { testGame } from '@sextant/testing'
import { hexShipsBox } from '../src/index.ts'

// A random battle takes hundreds of actions and meets most rules, so that one for each check is enough.
testGame(hexShipsBox, new URL('.', import.meta.url), {
  matches: 1,
  scenarios: ['duel', 'convoy', 'carriers', 'custom'],
  bots: { decisions: 6 },
})
