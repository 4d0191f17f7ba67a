import { testGame } from '@sextant/testing'
import { bladesOfHexBox } from '../src/index.ts'

// A random match takes some 1,500 actions, so that a few of them already see everything.
testGame(bladesOfHexBox, new URL('.', import.meta.url), { matches: 2 })
