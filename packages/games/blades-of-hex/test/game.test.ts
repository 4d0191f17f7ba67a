import { testGame } from '@sextant/testing'
import { bladesOfHexBox } from '../src/index.ts'

// A random match takes some 1,500 actions and meets every rule, so that one for each check is enough.
testGame(bladesOfHexBox, new URL('.', import.meta.url), { matches: 1 })
