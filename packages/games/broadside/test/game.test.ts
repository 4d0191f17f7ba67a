import { testGame } from '@sextant/testing'
import { broadsideBox } from '../src/index.ts'

testGame(broadsideBox, new URL('.', import.meta.url), { matches: 6 })
