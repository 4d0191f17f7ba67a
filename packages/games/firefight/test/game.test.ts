import { testGame } from '@sextant/testing'
import { firefightBox } from '../src/index.ts'

// A random battle takes hundreds of actions and meets most rules, so that one for each check is enough.
testGame(firefightBox, new URL('.', import.meta.url), {
  matches: 1,
  scenarios: ['elimination', 'printed', 'hill-ford', 'flags', 'breakthrough', 'ruins'],
})
